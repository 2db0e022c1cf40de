import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";
import { whenIdle } from "../on-demand/when-idle.ts";

const mobileMenu = onDemand(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/** Opens the menu of small screens, which is prepared at the first touch, wherever that is. */
export function MenuButton() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const MobileMenu = useOnDemand(mobileMenu, open, () => {
    setOpen(false);
    toast(t(($) => $.failure));
  });
  useEffect(() => whenIdle(mobileMenu.prefetch), []);
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
