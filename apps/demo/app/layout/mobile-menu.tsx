import { Drawer } from "@voxlog/ui/drawer";
import { useTranslation } from "react-i18next";
import { SidePanel } from "./side-panel.tsx";

export type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Choosing an entry closes it. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation("common");
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={t(($) => $.menu.label)}
      closeLabel={t(($) => $.menu.close)}
    >
      <SidePanel onChoose={() => onOpenChange(false)} />
    </Drawer>
  );
}
