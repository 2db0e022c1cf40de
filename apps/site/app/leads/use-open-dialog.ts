import { formOpeners, type Lead, leadFields, plans } from "@voxlog/product";
import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const DIALOGS = ["signup", "demo"] as const;

export type DialogName = (typeof DIALOGS)[number];

const PARAMETER = "open";

/** What opens a form: a plan's button, or another one. The form is about the plan, or about a CRM of the visitor's own. */
const OPENERS = [...plans.map(({ id }) => id), ...formOpeners] as const;

export type FormOpener = (typeof OPENERS)[number];

const OPENER = "about";

/**
 * What a visitor said before of their CRM, here or in the demo, for the form to begin with. The query holds it, since a
 * form leads on by that without a script too; visits are tracked without their query. A link from sales to the demo also
 * names the company.
 */
const CRM = "crm";
const PREFILLED = leadFields.signups.filter(({ name }) => name === CRM || name === "company");
/** How long the name of a CRM may be. */
export const { max: longestCrm } = leadFields.signups.find(({ name }) => name === CRM) ?? { max: undefined };

/** Where in the demo the visitor wants to go; a recording is named as in the demo's own addresses. */
const RECORDING = "recording";

/** State of a history entry that opened a dialog from one of our pages, so that closing can go back. */
export const OPENED_HERE = { openedHere: true };

/** What a dialog is opened for. */
export type DialogSubject = {
  openedBy?: FormOpener | undefined;
  place?: string | undefined;
  crm?: string | undefined;
};

/** Returns the query of this page that opens a dialog over it. For handlers and effects alone: it reads the address. */
export function dialogSearch(dialog: DialogName, { openedBy, place, crm }: DialogSubject = {}): string {
  const search = new URLSearchParams(location.search);
  search.set(PARAMETER, dialog);
  if (openedBy) search.set(OPENER, openedBy);
  else search.delete(OPENER);
  if (place) search.set(RECORDING, place);
  if (crm) search.set(CRM, crm);
  else search.delete(CRM);
  return `?${search}`;
}

/** A query without what the form begins with. */
export function withoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  for (const { name } of PREFILLED) rest.delete(name);
  return `?${rest}`;
}

/** What the address says of dialogs, and how to close the one that is open: the same way the back button does. */
export type OpenDialog = {
  dialog: DialogName | undefined;
  openedBy: FormOpener | undefined;
  /** What the form begins with; undefined if the address names nothing. */
  prefill: Lead | undefined;
  place: string | undefined;
  close: () => void;
};

/** Which dialog is open by the address. */
export function useOpenDialog(): OpenDialog {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<typeof location>(null);
  const prefill = useMemo(() => {
    const named = PREFILLED.flatMap(({ name, max }) => {
      const text = parameters.get(name)?.slice(0, max);
      return text ? [[name, text] as const] : [];
    });
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  }, [parameters]);
  function close(): void {
    if (closedAt.current === location) return; // A second click, before the browser has gone back: one step is enough.
    closedAt.current = location;
    if (location.state?.openedHere) return void navigate(-1);
    const { pathname, hash } = location;
    const rest = new URLSearchParams(parameters);
    for (const name of [PARAMETER, OPENER, RECORDING]) rest.delete(name);
    void navigate({ pathname, search: withoutPrefill(rest.toString()), hash }, { replace: true });
  }
  return {
    dialog: DIALOGS.find((name) => name === parameters.get(PARAMETER)),
    openedBy: OPENERS.find((opener) => opener === parameters.get(OPENER)),
    prefill,
    place: parameters.get(RECORDING) ?? undefined,
    close,
  };
}
