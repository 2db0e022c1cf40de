import "./first-screen/build-surroundings.ts";
import { type Language, languages } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { breakpoints } from "./components/breakpoints.ts";
import { demoApp } from "./demo-app.tsx";
import { setWidth } from "./first-screen/build-surroundings.ts";
import { firstScreenId } from "./first-screen/show-first-screen.ts";
import { basename } from "./routing/environment.ts";
import { pathOf } from "./routing/screens.ts";

/** The dashboard as the build renders it for a language and a width. */
export type FirstScreen = { id: string; html: string };

const ROOT = '<div id="root">';
const AFTER = "</div></body></html>";

async function render(language: Language, fits: number): Promise<string> {
  setWidth(fits);
  const path = pathOf("dashboard");
  const whole = await demoApp(language, await loadDemoTexts(language), path);
  const { prelude } = await prerender(
    // A whole document, of which the head takes what belongs there.
    <html lang={language}>
      <head />
      <body>
        <div id="root">
          <StaticRouter basename={basename} location={`${basename}${path}`}>
            {whole}
          </StaticRouter>
        </div>
      </body>
    </html>,
    {
      onError(error) {
        throw error; // React would leave out what failed, and the build would not notice.
      },
    },
  );
  const html = await new Response(prelude).text();
  if (!html.includes(ROOT) || !html.endsWith(AFTER))
    throw new Error(`React rendered markup outside of the first screen: ${html}`);
  return html.slice(html.indexOf(ROOT) + ROOT.length, -AFTER.length);
}

/** The dashboard as a first visit sees it, in every language and for every width: rendered at the build, in Node. */
export const firstScreens: FirstScreen[] = [];
for (const language of languages) {
  for (let fits = 0; fits <= breakpoints.length; fits++) {
    firstScreens.push({ id: firstScreenId(language, fits), html: await render(language, fits) });
  }
}
