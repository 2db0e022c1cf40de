import { opensElsewhere } from "@voxlog/browser/clicks";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { comeNear } from "./load-lead-dialog.ts";
import { type DialogName, useDialogSearch, useOpenByAddress } from "./use-open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> & { dialog: DialogName };

/** Opens a dialog over this page. It is a link, so that it works, and can be shared, before the application is there. */
export function DialogLink({ dialog, onClick, ...props }: DialogLinkProps) {
  const openByAddress = useOpenByAddress();
  // Some hosts end a page's address in a slash; ours would lead on from there.
  const pathname = useLocation().pathname.replace(/(.)\/+$/, "$1");
  const to = { pathname, search: useDialogSearch(dialog) };
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Reached for before the application was there, which is what may have fetched it.
    if (link.current?.matches(":hover, :focus")) comeNear(dialog);
  }, [dialog]);
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    openByAddress(to, dialog);
  }
  return (
    <Link
      data-held=""
      {...prefetchOnIntent(() => comeNear(dialog))}
      {...props}
      ref={link}
      onClick={open}
      to={to}
    />
  );
}
