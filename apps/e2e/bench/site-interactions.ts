import { dialog, type Visit, without } from "./visit.ts";

const hydrated = "html[data-hydrated]";
const menu = "header button[popovertarget=menu]";

/** The interactions on the site once the application is loaded. The click that loads it has its own rows. */
export const siteVisits: readonly Visit[] = [
  {
    path: "/en",
    ready: hydrated,
    interactions: [
      { name: "site: open the form", at: "header a[data-opens=signup]", effect: `${dialog} input` },
      { name: "site: close the form", at: `${dialog} > button:last-child`, effect: without(dialog) },
      {
        name: "site: another view",
        at: 'header a[href="/en/pricing"]',
        effect: 'header a[href="/en/pricing"][aria-current]',
        isRoute: true,
      },
    ],
  },
  {
    path: "/en/pricing",
    ready: hydrated,
    interactions: [
      {
        name: "prices: by the month",
        at: "label:has([value=monthly])",
        effect: "fieldset:has([value=monthly]:checked)",
      },
      { name: "questions: open one", at: "main summary", effect: "main details[open]" },
    ],
  },
  {
    path: "/en",
    phone: true,
    ready: hydrated,
    interactions: [
      { name: "phone: open the site's menu", at: menu, effect: "#menu:popover-open" },
      { name: "phone: close the site's menu", at: menu, effect: without("#menu:popover-open") },
    ],
  },
];
