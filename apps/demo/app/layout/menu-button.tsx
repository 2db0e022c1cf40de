import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";
import { mediaQuery } from "./media-query.ts";

const mobileMenu = onDemand(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/** Whether the screen is too narrow for the sidebar: below Tailwind's `lg`. */
const useNarrowScreen = mediaQuery("(width < 64rem)");

/** Opens the menu of small screens, which is prepared when there is nothing else to do. */
export function MenuButton() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const MobileMenu = useOnDemand(mobileMenu, open, () => {
    setOpen(false);
    toast(t(($) => $.failure));
  });
  const isNarrow = useNarrowScreen();
  useEffect(() => {
    if (!isNarrow || !("requestIdleCallback" in window)) return;
    const waiting = requestIdleCallback(mobileMenu.prefetch);
    return () => cancelIdleCallback(waiting);
  }, [isNarrow]);
  return (
    <>
      <IconButton
        aria-label={t(($) => $.menu.open)}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="-ml-2.5 lg:hidden"
        onPointerEnter={mobileMenu.prefetch}
        onFocus={mobileMenu.prefetch}
        onTouchStart={mobileMenu.prefetch}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}
