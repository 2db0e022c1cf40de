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
import { PrefetchScreen, useSectionName } from "./components/screen.tsx";
import { Layout } from "./layout/layout.tsx";
import { isMenuEntry } from "./layout/menu-entry.ts";
import { loadScreen, textsOfScreen } from "./load-screen.ts";
import { pathOf, sectionAt } from "./routing/screens.ts";

/** The screens by their paths, each with its texts in the language shown. */
export type Screens = (path: string) => Lazy<ComponentType>;

/** The screens of a demo with these texts, to which their own are added. */
export function createScreens(i18n: i18n): Screens {
  return lazyByKey(async (path) => {
    const texts = textsOfScreen(path).map((namespace) => addTexts(i18n, namespace, loadDemoTexts));
    const [Screen] = await Promise.all([loadScreen(path), ...texts]);
    // Kept: most changes of the address, such as a recording that opens, leave the screen as it is.
    return memo(Screen);
  });
}

/** Makes the screen at an address ready to render in one go, as hydration and the build must. */
export async function prepareScreen(screens: Screens, pathname: string): Promise<void> {
  await screens(screenPath(pathname)).load();
}

/** The path of the screen that an address shows: one for all unknown addresses. */
function screenPath(pathname: string): string {
  const section = sectionAt(pathname);
  return section ? pathOf(section) : "/not-found";
}

/** The layout, to whose links, and the screens', it lends the way to fetch a screen, and in it the screen. */
export function LayoutWithScreen({ screens }: { screens: Screens }) {
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <PrefetchScreen value={(path) => screens(path).prefetch()}>
        <Layout>
          <CurrentScreen screens={screens} />
        </Layout>
      </PrefetchScreen>
    </ErrorBoundary>
  );
}

/** The screen at the address. It is fetched when it is first wanted, and its failure stays inside the layout. */
function CurrentScreen({ screens }: { screens: Screens }) {
  const { pathname, key } = useLocation();
  const path = screenPath(pathname);
  const [failedAt, setFailedAt] = useState<string>();
  const isFailed = failedAt === key; // Who comes again has it tried again.
  const Screen = useLazy(screens(path), !isFailed, () => setFailedAt(key));
  useArrival(Screen !== undefined || isFailed);
  if (Screen) {
    return (
      <ErrorBoundary key={path} fallback={<ScreenFailure />}>
        <Screen />
      </ErrorBoundary>
    );
  }
  return isFailed ? <ScreenUnavailable /> : <LoadingScreen />;
}

/**
 * What follows when a screen is reached: another one begins at its top, as does the same address asked for again, and
 * has focus on its heading; going back or forward returns to where it was left.
 *
 * @param isHere whether the screen is in the page.
 */
function useArrival(isHere: boolean): void {
  const { pathname, search, key, state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const isMenu = isMenuEntry(state);
  const left = useRef({ pathname, search, key, isMenu });
  useScrollPosition(key, isReturn, isHere);
  useLayoutEffect(() => {
    const from = left.current;
    if (!isHere || from.key === key) return;
    left.current = { pathname, search, key, isMenu };
    const isOther = from.pathname !== pathname;
    const isMenuAlone = !isOther && isMenu !== from.isMenu;
    if (!isReturn && !isMenuAlone && (isOther || from.search === search))
      scrollTo({ top: 0, behavior: "instant" });
    if (isOther) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, search, key, isMenu, isReturn, isHere]);
}

/** Shown instead of a screen that is being fetched; most are there before the click. */
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
