import { useMediaQuery } from "@voxlog/browser/media-query";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { BrandLink } from "./brand-link.tsx";
import { SIDEBAR_FITS } from "./breakpoints.ts";
import { DemoLanguageSwitch } from "./demo-language-switch.tsx";
import { MenuButton } from "./menu-button.tsx";

/** Stays in sight above every screen. */
export function TopBar() {
  const { t } = useTranslation("demo");
  return (
    <header className="sticky top-0 z-bar flex h-bar items-center gap-2 border-b sm:gap-3 bg-surface px-gutter">
      {!useMediaQuery(SIDEBAR_FITS) && (
        <>
          <MenuButton />
          <BrandLink nameClass="max-sm:sr-only" />
        </>
      )}
      <Badge tone="warning" className="shrink!">
        {t(($) => $.layout.demoData)}
      </Badge>
      <div className="-mr-2 ml-auto">
        <DemoLanguageSwitch />
      </div>
    </header>
  );
}
