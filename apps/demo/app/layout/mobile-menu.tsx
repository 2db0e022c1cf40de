import { Drawer, type DrawerProps } from "@voxlog/ui/drawer";
import { useTranslation } from "react-i18next";
import { SidePanel } from "./side-panel.tsx";

/** The sidebar of small screens. Selecting an entry closes it. */
export function MobileMenu({
  onChoose,
  ...props
}: Pick<DrawerProps, "open" | "onOpenChange"> & { onChoose: () => void }) {
  const { t } = useTranslation("common");
  return (
    <Drawer {...props} label={t(($) => $.menu.label)} closeLabel={t(($) => $.menu.close)}>
      <SidePanel onChoose={onChoose} />
    </Drawer>
  );
}
