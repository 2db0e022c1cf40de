import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Menu } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MobileMenuProps } from "./mobile-menu.tsx";

const loadMenu = () => import("./mobile-menu.tsx");

/** Opens the menu of small screens, whose code is fetched when the visitor reaches for it. */
export function MenuButton() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const [MobileMenu, setMobileMenu] = useState<ComponentType<MobileMenuProps>>();
  const [open, setOpen] = useState(false);
  const prefetch = () => void loadMenu().catch(() => {}); // The press itself reports a failure.

  async function openMenu() {
    try {
      const menu = await loadMenu();
      setMobileMenu(() => menu.MobileMenu);
      setOpen(true);
    } catch {
      toast(t(($) => $.failure));
    }
  }

  return (
    <>
      <IconButton
        aria-label={t(($) => $.menu.open)}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="-ml-2.5 lg:hidden"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
        onClick={openMenu}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}
