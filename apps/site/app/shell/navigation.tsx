import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { IconButton } from "@voxlog/ui/icon-button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CloseIcon, LogoMark, MenuIcon } from "../icons.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { SiteLanguageSwitch } from "./language-switch.tsx";
import { useMenu } from "./use-menu.ts";

const entryClass =
  "flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-current/10 aria-[current]:bg-current/15";

/** The bar on top of every page; on small screens its entries fold into a menu. */
export function Navigation() {
  const { t } = useTranslation(["common", "site"]);
  return (
    <Bar
      openLabel={t(($) => $.menu.open)}
      closeLabel={t(($) => $.menu.close)}
      menu={
        <>
          <nav aria-label={t(($) => $.menu.label)} className="flex flex-col">
            <Entries />
          </nav>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-4 border-t border-current/15 pt-4">
            <SiteLanguageSwitch className="-ml-2" />
            <StartNow />
          </div>
        </>
      }
    >
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
        className="ml-auto hidden items-center gap-1 md:flex"
      >
        <Entries />
      </nav>
      <div className="ml-2 hidden md:block">
        <SiteLanguageSwitch />
      </div>
      <div className="ml-2 hidden md:block">
        <StartNow />
      </div>
    </Bar>
  );
}

type BarProps = { openLabel: string; closeLabel: string; menu: ReactNode; children: ReactNode };

/** Opens and closes the menu. Its content is given to it, so that none of it is rendered anew as it does. */
function Bar({ openLabel, closeLabel, menu: content, children }: BarProps) {
  const menu = useMenu();
  return (
    <header
      ref={menu.ref}
      // Dark is what it holds: the shadow is the page's.
      className="sticky top-0 z-bar bg-purple-800 bg-brand text-neutral-0 shadow-md forced-colors:border-b"
    >
      <div className="scheme-dark mx-auto flex h-bar max-w-page items-center gap-2 px-gutter">
        {children}
        <IconButton
          ref={menu.buttonRef}
          aria-expanded={menu.open}
          aria-controls="menu"
          aria-label={menu.open ? closeLabel : openLabel}
          onClick={menu.toggle}
          className="-mr-2 ml-auto md:hidden"
        >
          {menu.open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
        </IconButton>
      </div>
      <div
        id="menu"
        data-state={menu.open ? "open" : "closed"}
        // Any choice in it closes it, whatever the choice then does.
        onClickCapture={menu.close}
        className="scheme-dark data-[state=closed]:hidden md:hidden"
      >
        <div className="max-h-[calc(100dvh-var(--spacing-bar))] overflow-y-auto border-t border-current/15 px-gutter pt-2 pb-5">
          {content}
        </div>
      </div>
    </header>
  );
}

function StartNow() {
  const { t } = useTranslation();
  return (
    <Button asChild variant="inverse">
      <DialogLink dialog="signup">{t(($) => $.startNow)}</DialogLink>
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
      <DemoLink className={entryClass}>{t(($) => $.shell.nav.demo)}</DemoLink>
    </>
  );
}
