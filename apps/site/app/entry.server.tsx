import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { Document } from "./document.tsx";
import { preparePage } from "./views/load-view.tsx";

/** Renders the complete page at an address: nothing streams in later. */
export async function renderPage(pathname: string): Promise<string> {
  await preparePage(pathname);
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <Document />
    </StaticRouter>,
    {
      onError(error) {
        throw error; // Otherwise React omits the failed part, and the build succeeds.
      },
    },
  );
  return new Response(prelude).text();
}
