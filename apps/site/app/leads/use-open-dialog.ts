import { formOpeners, type Lead, leadFields, plans } from "@voxlog/product";
import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const DIALOGS = ["signup", "demo"] as const;

export type DialogName = (typeof DIALOGS)[number];

const PARAMETER = "open";

/** The button that opens a form: a plan's, the one for custom CRM systems, or another. */
const OPENERS = [...plans.map(({ id }) => id), ...formOpeners] as const;

export type FormOpener = (typeof OPENERS)[number];

const OPENER = "about";

/**
 * Values that prefill the form: the CRM that a visitor named here or in the demo, and the company in a link from sales.
 * They're in the query, which also works without a script. Visits are tracked without their query.
 */
const CRM = "crm";
const PREFILLED = leadFields.signups.filter(({ name }) => name === CRM || name === "company");
/** Maximum length of a CRM's name. */
export const { max: longestCrm } = leadFields.signups.find(({ name }) => name === CRM) ?? { max: undefined };

/** The demo's screen or recording that the visitor wants to open, as in the demo's addresses. */
const RECORDING = "recording";

/** State of a history entry that opened a dialog from one of our pages, so that closing can go back. */
export const OPENED_HERE = { openedHere: true };

/** The initial content of a dialog. */
export type DialogSubject = {
  openedBy?: FormOpener | undefined;
  place?: string | undefined;
  crm?: string | undefined;
};

/** Returns the query of this page that opens a dialog. Only for handlers and effects, because it reads the address. */
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

/** Returns a query without the form's prefilled values. */
export function withoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  for (const { name } of PREFILLED) rest.delete(name);
  return `?${rest}`;
}

/** Returns the open dialog in the address, and a function that closes it like the back button does. */
export function useOpenDialog() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<typeof location>(null);
  const prefill = useMemo((): Lead | undefined => {
    const named = PREFILLED.flatMap(({ name, max }) => {
      const text = parameters.get(name)?.slice(0, max);
      return text ? [[name, text] as const] : [];
    });
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  }, [parameters]);
  function close(): void {
    if (closedAt.current === location) return; // A second click before the browser has gone back.
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
