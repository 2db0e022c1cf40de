import { Drawer } from "@voxlog/ui/drawer";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "./side-panel.tsx";

export type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Choosing an entry closes it. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation("common");
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Drawer
      open={open}
      isNear
      onOpenChange={onOpenChange}
      label={t(($) => $.menu.label)}
      closeLabel={t(($) => $.menu.close)}
    >
      <SidePanel onChoose={close} />
    </Drawer>
  );
}
