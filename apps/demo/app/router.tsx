import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { CrashPage, NotFoundScreen, ScreenFailure, ScreenUnavailable } from "./components/failure.tsx";
import { PrefetchScreen } from "./components/screen.tsx";
import { Layout } from "./layout/layout.tsx";
import { type LoadedScreen, loadScreen } from "./load-screen.ts";
import { screens } from "./screens.ts";

/**
 * The demo's routes. Each screen is fetched when it is first wanted, and its failure stays inside the layout.
 *
 * @param first the screen that is here already, to be shown in the first render.
 */
export function demoRoutes(first: LoadedScreen | undefined): RouteObject[] {
  return [
    {
      Component: Frame,
      ErrorBoundary: CrashPage,
      children: [
        {
          ErrorBoundary: ScreenFailure,
          children: [
            ...screens.map(({ path }) =>
              path === first?.path
                ? { path, Component: first.Component }
                : { path, lazy: () => fetchScreen(path) },
            ),
            { path: "*", Component: NotFoundScreen },
          ],
        },
      ],
    },
  ];
}

/** The layout, to whose links, and the screens', it lends the way to fetch a screen. */
function Frame() {
  return (
    <PrefetchScreen value={prefetchScreen}>
      <Layout />
    </PrefetchScreen>
  );
}

function fetchScreen(path: string): Promise<{ Component: ComponentType }> {
  return loadScreen(path).then(
    (screen) => ({ Component: screen?.Component ?? NotFoundScreen }),
    (cause: unknown) => {
      throw new ScreenUnavailable(path, cause);
    },
  );
}

function prefetchScreen(path: string): void {
  loadScreen(path).catch(() => {}); // The navigation itself reports a failure.
}
