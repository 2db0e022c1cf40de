import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { whenIdle } from "@voxlog/browser/prefetch";
import { IconButton } from "@voxlog/ui/icon-button";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMatch } from "react-router";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { screenOf } from "../screens.ts";

const mobileMenu = createLazy(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/**
 * Opens the menu of small screens. It is prepared at the first touch, wherever that is, and on the dashboard, where most
 * visits begin, before that: for a slow phone the time of a press is too short. Other screens fetch more themselves.
 */
export function MenuButton() {
  const { t } = useTranslation("common");
  const reportFailure = useFailureToast();
  const [open, setOpen] = useState(false);
  const MobileMenu = useLazy(mobileMenu, open, () => {
    setOpen(false);
    reportFailure();
  });
  useEffect(() => {
    addEventListener("touchstart", mobileMenu.prefetch, { once: true, passive: true });
    return () => removeEventListener("touchstart", mobileMenu.prefetch);
  }, []);
  const isDashboard = useMatch(screenOf("dashboard").path) !== null;
  useEffect(() => (isDashboard ? whenIdle(mobileMenu.prefetch) : undefined), [isDashboard]);
  return (
    <>
      <IconButton
        aria-label={t(($) => $.menu.open)}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="-ml-2.5"
        onPointerEnter={mobileMenu.prefetch}
        onFocus={mobileMenu.prefetch}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}
