import "./first-screen/build-globals.ts";
import { type Language, languages } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { demoApp } from "./demo-app.tsx";
import { setWide } from "./first-screen/build-globals.ts";
import { firstScreenId } from "./first-screen/show-first-screen.ts";
import { basename } from "./routing/environment.ts";
import { pathOf } from "./routing/screens.ts";

/** Renders the dashboard for a language and a width. */
export type FirstScreen = { id: string; html: string };

const ROOT = '<div id="root">';
const AFTER = "</div></body></html>";

async function render(language: Language, isWide: boolean): Promise<string> {
  setWide(isWide);
  const path = pathOf("dashboard");
  const whole = await demoApp(language, await loadDemoTexts(language), "dashboard");
  const { prelude } = await prerender(
    // A whole document: React moves tags to its head.
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
        throw error; // React would leave out what failed, and the build would succeed.
      },
    },
  );
  const html = await new Response(prelude).text();
  if (!html.includes(ROOT) || !html.endsWith(AFTER))
    throw new Error(`React rendered markup outside of the first screen: ${html}`);
  return html.slice(html.indexOf(ROOT) + ROOT.length, -AFTER.length);
}

/** Renders the dashboard of a first visit in every language and for every width, in Node during the build. */
export const firstScreens: FirstScreen[] = [];
for (const language of languages) {
  for (const isWide of [false, true]) {
    firstScreens.push({ id: firstScreenId(language, isWide), html: await render(language, isWide) });
  }
}
