import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { type DialogName, type DialogSubject, OPENED_HERE, useDialogSearch } from "./use-open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> &
  DialogSubject & { dialog: DialogName };

/** Opens a dialog over this page. It is a link, so that it works, and can be shared, before the application is there. */
export function DialogLink({ dialog, openedBy, recording, ...props }: DialogLinkProps) {
  // Some hosts end a page's address in a slash; ours would lead on from there.
  const pathname = useLocation().pathname.replace(/(.)\/+$/, "$1");
  return (
    <Link
      data-held=""
      {...prefetchOnIntent(leadDialog.prefetch)}
      {...props}
      to={{ pathname, search: useDialogSearch(dialog, { openedBy, recording }) }}
      state={OPENED_HERE}
    />
  );
}
