import { opensElsewhere } from "@voxlog/browser/clicks";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useStore } from "@voxlog/browser/store";
import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../routing/use-view.ts";
import { formAddress } from "./form-address.ts";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { type DialogName, type DialogSubject, dialogSearch, OPENED_HERE } from "./use-open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<"a">, "href"> & DialogSubject & { dialog: DialogName };

/** A link to the page with a form. Once the dialogs' code has loaded, it opens the dialog instead. */
export function DialogLink({ dialog, openedBy, place, crm, onClick, ...props }: DialogLinkProps) {
  const navigate = useNavigate();
  const subject = { openedBy, place, crm };
  const address = formAddress(dialog, useLanguage(), subject);
  const opensDialog = useStore(leadDialog, () => undefined) !== undefined;
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !opensDialog || opensElsewhere(event)) return;
    event.preventDefault();
    // Some hosts add a slash to a page's address; our server would redirect.
    const pathname = location.pathname.replace(/(.)\/+$/, "$1");
    void navigate({ pathname, search: dialogSearch(dialog, subject) }, { state: OPENED_HERE });
  }
  return (
    <a
      data-opens={dialog}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      {...prefetchOnIntent(leadDialog.prefetch)}
      {...props}
      href={address.pathname + address.search}
      onClick={open}
    />
  );
}
