import { readStoredJson } from "@voxlog/browser/storage";
import { connectedCrm } from "@voxlog/demo-data/account";
import { directCrms, otherCrms } from "@voxlog/product";
import { useSyncExternalStore } from "react";
import { PROSPECT_KEY, type Prospect } from "./edits-storage.ts";
import { hasShape, isText, optional } from "./validators.ts";

const NOT_KNOWN: Prospect = {};
const isProspect = hasShape<Prospect>({ company: optional(isText), crm: optional(isText) });
/** The entry stores it before the app loads. */
const prospect = withStandardCrmName(readStoredJson(PROSPECT_KEY, isProspect) ?? NOT_KNOWN);
const subscribe = () => () => {};

/** Returns the prospect. The first render has none, to match the prerendered screen. */
export function useProspect(): Prospect {
  return useSyncExternalStore(
    subscribe,
    () => prospect,
    () => NOT_KNOWN,
  );
}

/** Returns the CRM that the visitor's conversations go to: their own, if known. */
export function useConnectedCrm(): string {
  return useProspect().crm ?? connectedCrm;
}

/**
 * Returns a prospect with the standard spelling of their CRM. An unknown CRM keeps the visitor's spelling.
 *
 * @example withStandardCrmName({ crm: "hubspot" }) ⇒ { crm: "HubSpot" }
 */
export function withStandardCrmName({ crm: asked, ...prospect }: Prospect): Prospect {
  if (!asked) return prospect;
  const crms = [...directCrms, ...otherCrms];
  return {
    ...prospect,
    crm: crms.find((name) => name.toLowerCase().startsWith(asked.toLowerCase())) ?? asked,
  };
}
