import { createLazy } from "@voxlog/browser/lazy";
import { useMediaQuery } from "@voxlog/browser/media-query";
import { prefetchOnIntent, usePrefetchBeforeTap } from "@voxlog/browser/prefetch";
import { languageFacts, languages, switchLanguage, useLanguage } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { useTracker } from "@voxlog/tracking/react";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { IconButton } from "@voxlog/ui/icon-button";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import { Menu } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SIDEBAR_QUERY } from "../components/breakpoints.ts";
import { useUnavailableToast } from "../components/failure.tsx";
import { useOpened } from "../components/lazy.tsx";
import { useDialogEntry } from "../components/use-dialog-entry.ts";
import { SignupLink } from "../edits/signup-link.tsx";
import { BrandLink } from "./brand-link.tsx";

/** The sticky bar above every screen. */
export function TopBar() {
  const { t } = useTranslation("demo");
  return (
    <header className="sticky top-0 z-bar flex min-h-bar items-center gap-2 border-b bg-surface px-gutter py-1 sm:gap-3">
      {!useMediaQuery(SIDEBAR_QUERY) && (
        <>
          <MenuButton />
          <BrandLink nameClass="max-sm:sr-only" />
        </>
      )}
      <Badge tone="warning" className="shrink">
        {t(($) => $.layout.demoData)}
      </Badge>
      <div className="-mr-2 ml-auto">
        <DemoLanguageSwitch />
      </div>
    </header>
  );
}

const mobileMenu = createLazy(() => import("./mobile-menu.tsx").then((it) => it.MobileMenu));

/** Opens the phone's menu, whose code isn't part of any first load. */
function MenuButton() {
  const { t } = useTranslation("common");
  const { open, setOpen, leave } = useDialogEntry();
  const MobileMenu = useOpened(mobileMenu, open, () => setOpen(false));
  usePrefetchBeforeTap(mobileMenu.prefetch);
  return (
    <>
      <IconButton
        aria-label={t(($) => $.menu.open)}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="-ml-2.5"
        {...prefetchOnIntent(mobileMenu.prefetch)}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} onChoose={leave} />}
    </>
  );
}

const options = languages.map((value) => ({ value, ...languageFacts[value] }));

/** Switches the language in place, and keeps the screen, the scroll position and any input. */
function DemoLanguageSwitch() {
  const { t, i18n } = useTranslation("common");
  const language = useLanguage();
  const tracker = useTracker();
  const reportUnavailable = useUnavailableToast();
  return (
    <LanguageSwitch
      label={t(($) => $.language.switch)}
      options={options}
      value={language}
      onValueChange={(chosen) => {
        switchLanguage(i18n, chosen, loadDemoTexts).then(
          () => tracker.setLanguage(chosen),
          reportUnavailable,
        );
      }}
    />
  );
}

/** States that this is a demo, and links to the signup. */
export function DemoBanner() {
  const { t } = useTranslation(["demo", "common"]);
  return (
    <aside
      aria-label={t(($) => $.layout.demoData)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-brand px-gutter py-2 text-sm text-on-accent"
    >
      <p className="flex-1 basis-word">{t(($) => $.layout.banner)}</p>
      <Button asChild size="sm" variant="inverse">
        <SignupLink data-tour="startNow">{t(($) => $.startNow, { ns: "common" })}</SignupLink>
      </Button>
    </aside>
  );
}
