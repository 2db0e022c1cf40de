import { type Lazy, lazyByKey, useLazy } from "@voxlog/browser/lazy";
import { useScrollPosition } from "@voxlog/browser/scroll-position";
import { addTexts } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { Heading } from "@voxlog/ui/heading";
import type { i18n } from "i18next";
import { type ComponentType, memo, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router";
import { CrashPage, ErrorBoundary, ScreenFailure, ScreenUnavailable } from "./components/failure.tsx";
import { ScreenCode, useSectionName } from "./components/screen.tsx";
import { Layout } from "./layout/layout.tsx";
import { loadScreen, screenAt, textsOfScreen } from "./load-screen.ts";
import { sectionAt } from "./routing/screens.ts";

/** The screens by name, each with its texts in the current language. */
export type Screens = (name: string) => Lazy<ComponentType>;

/** Creates lazy screens, which add their own texts to the given ones. */
export function createScreens(i18n: i18n): Screens {
  return lazyByKey(async (name) => {
    const texts = textsOfScreen(name).map((namespace) => addTexts(i18n, namespace, loadDemoTexts));
    const [Screen] = await Promise.all([loadScreen(name), ...texts]);
    // Cached, since most changes of the address, such as opening a recording, don't change the screen.
    return memo(Screen);
  });
}

/** Renders the layout with the current screen, and provides links with the code of screens. */
export function LayoutWithScreen({ screens }: { screens: Screens }) {
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <ScreenCode value={(address) => screens(screenAt(new URL(address, location.origin)))}>
        <Layout>
          <CurrentScreen screens={screens} />
        </Layout>
      </ScreenCode>
    </ErrorBoundary>
  );
}

function CurrentScreen({ screens }: { screens: Screens }) {
  const location = useLocation();
  const { key } = location;
  const name = screenAt(location);
  const [failedAt, setFailedAt] = useState<string>();
  const isFailed = failedAt === key; // Another visit tries again.
  const Screen = useLazy(screens(name), !isFailed, () => setFailedAt(key));
  useArrival(name, Screen !== undefined || isFailed);
  if (Screen) {
    return (
      <ErrorBoundary key={name} fallback={<ScreenFailure />}>
        <Screen />
      </ErrorBoundary>
    );
  }
  return isFailed ? <ScreenUnavailable /> : <LoadingScreen />;
}

/**
 * Handles scrolling and focus after navigation. A new screen, or the same address again, starts at the top with focus
 * on its heading. Back and forward restore the scroll position.
 *
 * @param isHere whether the screen is rendered.
 */
function useArrival(name: string, isHere: boolean): void {
  const { search, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const left = useRef({ name, search, key });
  useScrollPosition(key, isReturn, isHere);
  useLayoutEffect(() => {
    const from = left.current;
    if (!isHere || from.key === key) return;
    left.current = { name, search, key };
    const isOther = from.name !== name;
    if (!isReturn && (isOther || from.search === search)) scrollTo({ top: 0, behavior: "instant" });
    if (isOther) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [name, search, key, isReturn, isHere]);
}

/** Shown while a screen loads. Most are prefetched before the click. */
function LoadingScreen() {
  const { pathname } = useLocation();
  const { t } = useTranslation("demo");
  const section = sectionAt(pathname);
  const sectionName = useSectionName();
  return (
    <>
      <div
        role="progressbar"
        aria-label={t(($) => $.layout.loading)}
        className="fixed inset-x-0 top-0 z-toast h-0.5 animate-enter bg-accent [--motion-from:translateX(-60%)]"
      />
      {section && <Heading level={1}>{sectionName(section)}</Heading>}
    </>
  );
}
