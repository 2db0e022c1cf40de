import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";

const mobileMenu = onDemand(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/** Opens the menu of small screens, whose code is fetched when the visitor reaches for it. */
export function MenuButton() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const MobileMenu = useOnDemand(mobileMenu, open, () => {
    setOpen(false);
    toast(t(($) => $.failure));
  });
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
