import type { redirectsFile } from "@voxlog/hosting";
import { defaultLanguage, languages } from "@voxlog/i18n";
import { prerenderedPaths, viewPath } from "../app/views.ts";

/**
 * What static hosts have to know of the pages. Each is a folder's index.html, whose address some hosts would end
 * in a slash; and an unknown address below another language's has that language's page for it.
 */
export function pageRewrites(): Parameters<typeof redirectsFile>[0] {
  const folders = prerenderedPaths().filter((path) => path !== "/");
  const others = languages.filter((language) => language !== defaultLanguage);
  return [
    ...folders.map((path) => ({ from: path, to: `${path}/`, status: 200 as const })),
    ...others.map((language) => {
      const home = viewPath("home", language);
      return { from: `${home}/*`, to: `${home}/404.html`, status: 404 as const };
    }),
  ];
}
