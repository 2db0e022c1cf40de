import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent, usePrefetchAfterTouch, whenIdle } from "@voxlog/browser/prefetch";
import { IconButton } from "@voxlog/ui/icon-button";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMatch } from "react-router";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { screenOf } from "../screens.ts";

const mobileMenu = createLazy(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/**
 * Opens the menu of small screens. Its code is fetched after the first touch, and on the dashboard, where most visits begin,
 * as soon as the browser is idle. Other screens fetch more themselves.
 */
export function MenuButton() {
  const { t } = useTranslation("common");
  const reportFailure = useFailureToast();
  const [open, setOpen] = useState(false);
  const MobileMenu = useLazy(mobileMenu, open, () => {
    setOpen(false);
    reportFailure();
  });
  usePrefetchAfterTouch(mobileMenu.prefetch);
  const isDashboard = useMatch(screenOf("dashboard").path) !== null;
  useEffect(() => (isDashboard ? whenIdle(mobileMenu.prefetch) : undefined), [isDashboard]);
  return (
    <>
      <IconButton
        aria-label={t(($) => $.menu.open)}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="-ml-2.5"
        {...prefetchOnIntent(mobileMenu.prefetch)}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}
