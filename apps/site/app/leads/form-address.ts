import { signupTopics } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { viewPath } from "../routing/paths.ts";
import type { DialogName, DialogSubject } from "./use-open-dialog.ts";

/** Returns the page with the same form as a dialog, for clicks before hydration and browsers without scripts. */
export function formAddress(
  dialog: DialogName,
  language: Language,
  { openedBy, place, crm }: DialogSubject,
): { pathname: string; search: string } {
  const topic = signupTopics.find((each) => each === openedBy);
  const query = new URLSearchParams({
    ...(openedBy && !topic && { about: openedBy }),
    ...(place && { recording: place }),
    ...(crm && { crm }),
  });
  const view = dialog === "demo" ? "demo-request" : topic ? (`signup/${topic}` as const) : "signup";
  return { pathname: viewPath(view, language), search: query.size > 0 ? `?${query}` : "" };
}
