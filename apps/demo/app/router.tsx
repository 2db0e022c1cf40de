import type { RouteObject } from "react-router";
import { CrashPage } from "./failure/crash-page.tsx";
import { ScreenFailure } from "./failure/screen-failure.tsx";
import { ScreenUnavailable } from "./failure/screen-unavailable.ts";
import { Layout } from "./layout/layout.tsx";
import { NotFoundScreen } from "./layout/not-found-screen.tsx";
import { screens } from "./screens.ts";

/** The demo's routes. Each screen is fetched when it is first wanted, and its failure stays inside the layout. */
export const demoRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null, // The screen asked for was fetched together with the app.
    children: [
      {
        ErrorBoundary: ScreenFailure,
        children: [
          ...screens.map(({ path, load }) => ({
            path,
            lazy: () =>
              load().catch((cause: unknown) => {
                throw new ScreenUnavailable(path, cause);
              }),
          })),
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
  },
];
