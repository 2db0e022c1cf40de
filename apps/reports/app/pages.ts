import { paths } from "./routing/paths.ts";

/** Loads the modules of pages by their paths. Only signed-in users see them. */
const pages = {
  [paths.reports]: () => import("./reports-page.tsx").then((module) => module.ReportsPage),
  [paths.leads]: () => import("./leads/leads-page.tsx").then((module) => module.LeadsPage),
  [paths.account]: () => import("./account/account-page.tsx").then((module) => module.AccountPage),
};

/** Returns the path of the page at an address. Unknown addresses show the reports. */
export function pageAt(pathname: string): keyof typeof pages {
  const path = pathname.replace(/\/+$/, "");
  return path === paths.leads || path === paths.account ? path : paths.reports;
}

/** Loads a page's module. @throws when it can't be fetched. */
export const loadPage = (path: keyof typeof pages) => pages[path]();
