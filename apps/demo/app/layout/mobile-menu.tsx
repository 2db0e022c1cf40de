import { Drawer } from "@voxlog/ui/drawer";
import { useTranslation } from "react-i18next";
import { SidePanel } from "./side-panel.tsx";

export type MobileMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: () => void;
};

/** The sidebar of small screens. Selecting an entry closes it. */
export function MobileMenu({ open, onOpenChange, onChoose }: MobileMenuProps) {
  const { t } = useTranslation("common");
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={t(($) => $.menu.label)}
      closeLabel={t(($) => $.menu.close)}
    >
      <SidePanel onChoose={onChoose} />
    </Drawer>
  );
}
