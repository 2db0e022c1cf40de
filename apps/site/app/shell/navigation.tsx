import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { IconButton } from "@voxlog/ui/icon-button";
import { memo, type ReactNode, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Icon, LogoMark } from "../components/icons.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { SiteLanguageSwitch } from "./language-switch.tsx";

const entryClass =
  "flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-current/10 aria-[current]:bg-current/15";

/** The bar at the top of every page. On small screens, its entries are in a menu. */
export const Navigation = memo(function Navigation() {
  const { t } = useTranslation(["common", "site"]);
  return (
    <header className="group/bar @container sticky top-0 z-bar bg-brand-800 bg-brand text-neutral-0 forced-colors:border-b">
      <div data-theme="dark" className="mx-auto flex h-bar max-w-page items-center gap-2 px-gutter">
        <ViewLink
          view="home"
          aria-label={t(($) => $.shell.nav.home, { ns: "site", product: brand.name })}
          className="-ml-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 text-xl font-semibold"
        >
          <LogoMark className="size-7" />
          {brand.name}
        </ViewLink>
        <nav
          aria-label={t(($) => $.shell.nav.label, { ns: "site" })}
          className="ml-auto hidden items-center gap-1 @3xl:flex"
        >
          <Entries />
        </nav>
        <div className="ml-2 hidden @3xl:block">
          <SiteLanguageSwitch />
        </div>
        <div className="ml-2 hidden @3xl:block">
          <StartNow />
        </div>
        <IconButton
          popoverTarget={MENU}
          aria-label={t(($) => $.menu.label)}
          className="-mr-2 ml-auto @3xl:hidden"
        >
          <Icon name="menu" className="size-6 group-has-open/bar:hidden" />
          <Icon name="close" className="hidden size-6 group-has-open/bar:block" />
        </IconButton>
      </div>
      <Menu>
        <nav aria-label={t(($) => $.menu.label)} className="-mx-3 flex flex-col">
          <Entries />
        </nav>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4 border-t border-current/15 pt-4">
          <SiteLanguageSwitch className="-mx-3" />
          <StartNow />
        </div>
      </Menu>
    </header>
  );
});

const MENU = "menu";

/**
 * The entries on small screens. A popover opens without a script, closes on Escape or a click elsewhere, and returns
 * focus to its button. Browsers without popovers show the entries in the bar.
 */
function Menu({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  const close = useCallback(() => ref.current?.hidePopover?.(), []);
  useEffect(() => {
    if (shown.current === key) return; // It may be open since before hydration.
    shown.current = key;
    close();
  }, [key, close]);
  return (
    <div
      ref={ref}
      id={MENU}
      popover="auto"
      // In the capture phase, so that a dialog returns focus to the button, not to an entry.
      onClickCapture={close}
      className="w-full bg-brand-800 bg-brand text-neutral-0 shadow-md open:fixed open:inset-x-0 open:top-bar open:bottom-auto @3xl:hidden forced-colors:border-b"
    >
      <div
        data-theme="dark"
        className="max-h-[calc(100dvh-var(--spacing-bar))] overflow-y-auto border-t border-current/15 px-gutter pt-2 pb-5"
      >
        {children}
      </div>
    </div>
  );
}

function StartNow() {
  const { t } = useTranslation();
  return (
    <Button asChild variant="inverse">
      <DialogLink dialog="signup" openedBy="menu">
        {t(($) => $.startNow)}
      </DialogLink>
    </Button>
  );
}

function Entries() {
  const { t } = useTranslation("site");
  const shown = useView();
  return (
    <>
      {(["features", "pricing"] as const).map((view) => (
        <ViewLink
          key={view}
          view={view}
          aria-current={view === shown ? "page" : undefined}
          className={entryClass}
        >
          {t(($) => $.shell.nav[view])}
        </ViewLink>
      ))}
      <DemoLink openedBy="menu" className={entryClass}>
        {t(($) => $.shell.nav.demo)}
      </DemoLink>
    </>
  );
}
