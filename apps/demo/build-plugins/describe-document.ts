import { brand } from "@voxlog/product";
import { themeColor } from "@voxlog/ui/theme-color";
import type { Plugin } from "vite";

/** Writes into the HTML what it says about the product, so that those facts stand in one place. */
export function describeDocument(): Plugin {
  return {
    name: "voxlog:describe-document",
    transformIndexHtml: () => [
      { tag: "title", injectTo: "head", children: `${brand.name} Demo` },
      { tag: "meta", injectTo: "head", attrs: { name: "theme-color", content: themeColor } },
    ],
  };
}
