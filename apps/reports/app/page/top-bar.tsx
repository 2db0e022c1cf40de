import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { signOut } from "../owner/owner.ts";
import { ReportsLanguageSwitch } from "../reports-language-switch.tsx";

/** Stays in sight above the reports. */
export function TopBar() {
  const { t } = useTranslation("reports");
  return (
    <header className="sticky top-0 z-bar border-b bg-surface">
      <div className="mx-auto flex h-bar max-w-page items-center gap-3 px-gutter">
        <img
          src={`${import.meta.env.BASE_URL}favicon.svg`}
          alt=""
          width="32"
          height="32"
          className="size-8"
        />
        <span className="text-xl font-semibold max-sm:sr-only">{brand.name}</span>
        <div className="-me-2 ms-auto flex items-center gap-1 sm:gap-3">
          <ReportsLanguageSwitch />
          <Button size="sm" variant="secondary" onClick={signOut}>
            {t(($) => $.signOut)}
          </Button>
        </div>
      </div>
    </header>
  );
}
