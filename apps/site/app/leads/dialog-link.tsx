import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { prefetchLeadDialog } from "./load-lead-dialog.ts";
import { type DialogName, OPENED_HERE, useDialogSearch } from "./use-open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> & { dialog: DialogName };

/** Opens a dialog over this page. It is a link, so that it works, and can be shared, before the application is there. */
export function DialogLink({ dialog, ...props }: DialogLinkProps) {
  // Some hosts end a page's address in a slash; ours would lead on from there.
  const pathname = useLocation().pathname.replace(/(.)\/+$/, "$1");
  return (
    <Link
      data-held=""
      onPointerEnter={prefetchLeadDialog}
      onFocus={prefetchLeadDialog}
      onTouchStart={prefetchLeadDialog}
      {...props}
      to={{ pathname, search: useDialogSearch(dialog) }}
      state={OPENED_HERE}
    />
  );
}
