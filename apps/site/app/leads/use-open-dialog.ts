import { leadFields, plans } from "@voxlog/product";
import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The dialogs that an address can open. */
const DIALOGS = ["signup", "demo"] as const;

export type DialogName = (typeof DIALOGS)[number];

const PARAMETER = "open";

/** What a signup is about, when the button that opens its form says so: a plan, or a CRM of the visitor's own. */
const TOPICS = [...plans.map(({ id }) => id), "crm"] as const;

export type SignupTopic = (typeof TOPICS)[number];

const TOPIC = "about";

/**
 * What a visitor said before of their CRM, here or in the demo, for the form to begin with. The query holds it, since a
 * form leads on by that without a script too; visits are tracked without their query.
 */
const CRM = "crm";
/** How long the name of a CRM may be. */
export const { max: longestCrm } = leadFields.signups.find(({ name }) => name === CRM) ?? { max: undefined };

/** Which of the demo's recordings the visitor wants to open, as the demo's own addresses say it. */
const RECORDING = "recording";

/** State of a history entry that opened a dialog from one of our pages, so that closing can go back. */
export const OPENED_HERE = { openedHere: true };

/** What a dialog is opened for. */
export type DialogSubject = { topic?: SignupTopic | undefined; recording?: string | undefined };

/** The query of this page that opens a dialog over it. */
export function useDialogSearch(dialog: DialogName, { topic, recording }: DialogSubject = {}): string {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set(PARAMETER, dialog);
  if (topic) search.set(TOPIC, topic);
  else search.delete(TOPIC);
  if (recording) search.set(RECORDING, recording);
  search.delete(CRM);
  return `?${search}`;
}

/** A query without the CRM that it names. */
export function withoutCrm(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(CRM);
  return `?${rest}`;
}

/** What the address says of dialogs, and how to close the one that is open: the same way the back button does. */
export type OpenDialog = {
  dialog: DialogName | undefined;
  topic: SignupTopic | undefined;
  crm: string | undefined;
  recording: string | undefined;
  close: () => void;
};

/** Which dialog is open by the address. */
export function useOpenDialog(): OpenDialog {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<typeof location>(null);
  function close(): void {
    if (closedAt.current === location) return; // A second click, before the browser has gone back: one step is enough.
    closedAt.current = location;
    if (location.state?.openedHere) return void navigate(-1);
    const { pathname, hash } = location;
    const rest = new URLSearchParams(parameters);
    for (const name of [PARAMETER, TOPIC, CRM, RECORDING]) rest.delete(name);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }
  return {
    dialog: DIALOGS.find((name) => name === parameters.get(PARAMETER)),
    topic: TOPICS.find((topic) => topic === parameters.get(TOPIC)),
    crm: parameters.get(CRM)?.slice(0, longestCrm),
    recording: parameters.get(RECORDING) ?? undefined,
    close,
  };
}
