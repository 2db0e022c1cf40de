import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useTheme } from "storybook/theming";

/** How to use a component; stories set it as the parameter `guidance`. */
export type Guidance = {
  /** Keys, one or several, with their effect. */
  keyboard?: [keys: string, effect: string][];
  do?: string[];
  dont?: string[];
  /** Hooks of its entry. */
  hooks?: string[];
};

/** A component's page: purpose, import, props, keys and states. */
export function ComponentPage() {
  const guidance: Guidance = useOf("meta", ["meta"]).preparedMeta.parameters["guidance"] ?? {};
  return (
    <>
      <Title />
      <Description />
      <ImportLine {...guidance} />
      <Primary />
      <Controls />
      <Markdown>{markdownOf(guidance)}</Markdown>
      <Stories />
    </>
  );
}

function markdownOf({ keyboard = [], do: done = [], dont = [] }: Guidance): string {
  const list = (title: string, lines: string[]) =>
    lines.length === 0 ? "" : `### ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n`;
  const keys = keyboard.map(([key, effect]) => `| ${key} | ${effect} |\n`).join("");
  return [
    keys && `### By keyboard\n\n| Keys | What they do |\n| --- | --- |\n${keys}\n`,
    list("Do", done),
    list("Don’t", dont),
  ].join("");
}

/** The component is named like its file's export, its parts like the stories list them, its entry like its folder. */
function ImportLine({ hooks = [] }: Guidance) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { base } = useTheme();
  const entry = /\/src\/([^/]+)\//.exec(String(preparedMeta.parameters["fileName"]))?.[1];
  const name = (preparedMeta.component as { __docgenInfo?: { displayName?: string } } | undefined)
    ?.__docgenInfo?.displayName;
  const names = [name, ...Object.keys(preparedMeta.subcomponents ?? {}), ...hooks];
  return entry && name ? (
    <Source
      language="tsx"
      dark={base === "dark"}
      code={`import { ${names.join(", ")} } from "@voxlog/ui/${entry}";`}
    />
  ) : null;
}
