import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { Document } from "./document.tsx";
import { preparePage } from "./views/load-view.tsx";

/** Renders the page at an address, whole: no part of it streams in later. */
export async function renderPage(pathname: string): Promise<string> {
  await preparePage(pathname);
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <Document />
    </StaticRouter>,
    {
      onError(error) {
        throw error; // React would leave out what failed, and the build would not notice.
      },
    },
  );
  return new Response(prelude).text();
}
