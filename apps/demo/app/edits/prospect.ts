import { readStoredJson } from "@voxlog/browser/storage";
import { crmConnection } from "@voxlog/demo-data/account";
import { directCrms, otherCrms } from "@voxlog/product";
import { useSyncExternalStore } from "react";
import { PROSPECT_KEY, type Prospect } from "./edits-storage.ts";
import { isRecord } from "./stored-edits.ts";

const NOT_KNOWN: Prospect = {};
/** The entry stores it before the app is there. */
const prospect = named(readStoredJson(PROSPECT_KEY, isProspect) ?? NOT_KNOWN);
const subscribe = () => () => {};

/** The prospect. In the first render nothing is known, as in the screen that the build has rendered. */
export function useProspect(): Prospect {
  return useSyncExternalStore(
    subscribe,
    () => prospect,
    () => NOT_KNOWN,
  );
}

/** The CRM that the visitor's conversations go to: theirs, as far as it is known. */
export function useConnectedCrm(): string {
  return useProspect().crm ?? crmConnection.crm;
}

/**
 * A prospect with their CRM's name as we write it; one that we don't know is named as they do.
 *
 * @example named({ crm: "hubspot" }) ⇒ { crm: "HubSpot" }
 */
export function named({ crm: asked, ...prospect }: Prospect): Prospect {
  if (!asked) return prospect;
  const crms = [...directCrms, ...otherCrms];
  return {
    ...prospect,
    crm: crms.find((name) => name.toLowerCase().startsWith(asked.toLowerCase())) ?? asked,
  };
}

function isProspect(value: unknown): value is Prospect {
  return (
    isRecord(value) &&
    ["company", "crm"].every((name) => value[name] === undefined || typeof value[name] === "string")
  );
}
