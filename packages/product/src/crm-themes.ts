import type { CrmName } from "./crm-objects.ts";
import type { DirectCrm } from "./direct-crms.ts";

/** The colors and layout of a CRM's record page, close enough to be recognized. */
export type CrmTheme = {
  menu: readonly CrmName[];
  current: number;
  /** Facts in a strip above the details, in a column next to the activities, or in a form with labels on the left. */
  layout: "strip" | "column" | "form";
  radius: string;
  bar: string;
  onBar: string;
  page: string;
  text: string;
  textMuted: string;
  border: string;
  accent: string;
  accentText: string;
  accentSoft: string;
  /** A stage that the deal has passed, behind white text. */
  passed: string;
};

/** The looks of the CRMs with a ready-made integration. Text reaches a contrast of 4.5 to 1; a test checks it. */
export const crmThemes: Record<DirectCrm, CrmTheme> = {
  Salesforce: {
    menu: ["Home", "Accounts", { nl: "Contactpersonen", en: "Contacts" }, "Opportunities"],
    current: 3,
    layout: "strip",
    radius: "0.25rem",
    bar: "#ffffff",
    onBar: "#181818",
    page: "#dbe5f1",
    text: "#181818",
    textMuted: "#444444",
    border: "#c9c9c9",
    accent: "#0176d3",
    accentText: "#0b5cab",
    accentSoft: "#eef4ff",
    passed: "#2e844a",
  },
  HubSpot: {
    menu: [{ nl: "Contacten", en: "Contacts" }, { nl: "Bedrijven", en: "Companies" }, "Deals"],
    current: 2,
    layout: "column",
    radius: "0.1875rem",
    bar: "#253342",
    onBar: "#ffffff",
    page: "#f5f8fa",
    text: "#33475b",
    textMuted: "#516f90",
    border: "#cbd6e2",
    accent: "#d1451f",
    accentText: "#00758a",
    accentSoft: "#fff1ee",
    passed: "#516f90",
  },
  Exact: {
    menu: ["CRM", { nl: "Relaties", en: "Accounts" }, { nl: "Verkoopkansen", en: "Opportunities" }],
    current: 2,
    layout: "form",
    radius: "0.125rem",
    bar: "#d80f18",
    onBar: "#ffffff",
    page: "#eeeeee",
    text: "#333333",
    textMuted: "#5c5c5c",
    border: "#cccccc",
    accent: "#d80f18",
    accentText: "#a8000b",
    accentSoft: "#fdeeee",
    passed: "#6b6b6b",
  },
  Pipedrive: {
    menu: ["Leads", "Deals", { nl: "Activiteiten", en: "Activities" }, { nl: "Contacten", en: "Contacts" }],
    current: 1,
    layout: "column",
    radius: "0.25rem",
    bar: "#21232c",
    onBar: "#ffffff",
    page: "#f4f5f6",
    text: "#21232c",
    textMuted: "#5b5e67",
    border: "#d9dbde",
    accent: "#017737",
    accentText: "#016b31",
    accentSoft: "#e5f5eb",
    passed: "#017737",
  },
  Simplicate: {
    menu: [
      { nl: "Relaties", en: "Relations" },
      { nl: "Verkoop", en: "Sales" },
      { nl: "Projecten", en: "Projects" },
    ],
    current: 1,
    layout: "form",
    radius: "0.5rem",
    bar: "#1d3557",
    onBar: "#ffffff",
    page: "#f3f6f9",
    text: "#1f2d3d",
    textMuted: "#55657a",
    border: "#d5dde6",
    accent: "#1273c4",
    accentText: "#0f5fa3",
    accentSoft: "#e8f2fb",
    passed: "#55657a",
  },
};
