import { useMediaQuery } from "@voxlog/browser/media-query";
import { useTranslation } from "react-i18next";
import { BrandLink } from "./brand-link.tsx";
import { SIDEBAR_FITS } from "./breakpoints.ts";
import { SidePanel } from "./side-panel.tsx";

/** The panel beside the screens, where there is room for it: others do not render what they do not show. */
export function Sidebar() {
  const { t } = useTranslation("common");
  if (!useMediaQuery(SIDEBAR_FITS)) return null;
  return (
    <aside
      aria-label={t(($) => $.menu.label)}
      className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-r bg-surface-sunken px-4 pt-2.5 pb-4"
    >
      <div className="px-3">
        <BrandLink />
      </div>
      <div className="flex-1">
        <SidePanel />
      </div>
    </aside>
  );
}
