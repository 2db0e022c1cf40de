import type { RouteObject } from "react-router";
import { CrashPage, NotFoundScreen, ScreenFailure, ScreenUnavailable } from "./components/failure.tsx";
import { Layout } from "./layout/layout.tsx";
import { type LoadedScreen, screens } from "./screens.ts";

/**
 * The demo's routes. Each screen is fetched when it is first wanted, and its failure stays inside the layout.
 *
 * @param first the screen that is here already, to be shown in the first render.
 */
export function demoRoutes(first: LoadedScreen | undefined): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: CrashPage,
      children: [
        {
          ErrorBoundary: ScreenFailure,
          children: [
            ...screens.map(({ path, load }) =>
              path === first?.path
                ? { path, Component: first.Component }
                : {
                    path,
                    lazy: () =>
                      load().catch((cause: unknown) => {
                        throw new ScreenUnavailable(path, cause);
                      }),
                  },
            ),
            { path: "*", Component: NotFoundScreen },
          ],
        },
      ],
    },
  ];
}
