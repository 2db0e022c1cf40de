/// <reference types="vite/client" />
import { Markdown } from "@storybook/addon-docs/blocks";
import readme from "../README.md?raw";

/** Sections of the package's README, by their headings; the text before the first one is called "". */
export function Readme({ sections }: { sections: readonly string[] }) {
  const [introduction = "", ...rest] = readme.replace(/^# .*\n/, "").split(/^## /m);
  const shown = sections.map((name) =>
    name === "" ? introduction : `## ${rest.find((section) => section.startsWith(`${name}\n`))}`,
  );
  // The table's entries have a page each.
  const linked = shown
    .join("")
    .replaceAll(/(?<=^\|.*)`([a-z-]+)`/gm, "[`$1`](?path=/docs/components-$1--docs)");
  return <Markdown>{linked}</Markdown>;
}
