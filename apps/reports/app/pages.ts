import { paths } from "./routing/paths.ts";

/** Fetches the modules of pages, by their paths. Only signed-in users see them. */
const pages = {
  [paths.reports]: () => import("./reports-page.tsx").then((module) => module.ReportsPage),
  [paths.leads]: () => import("./leads/leads-page.tsx").then((module) => module.LeadsPage),
  [paths.account]: () => import("./account/account-page.tsx").then((module) => module.AccountPage),
};

/** The path of the page that an address shows, whatever follows it; the reports, where it isn't a page's. */
export function pageAt(pathname: string): keyof typeof pages {
  const path = pathname.replace(/\/+$/, "");
  return path === paths.leads || path === paths.account ? path : paths.reports;
}

/** Fetches a page's module. @throws when it cannot be fetched. */
export const loadPage = (path: keyof typeof pages) => pages[path]();
