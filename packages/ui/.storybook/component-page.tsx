/// <reference types="vite/client" />
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
import { nameOf } from "../markdown/to-jsx.ts";

/** Guides by their files, which the published Markdown contains too. */
const guides = import.meta.glob<string>("../src/*/*.md", { query: "?raw", import: "default", eager: true });

/** A component's page: purpose, import, props, guide and states. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const entry = /\/src\/([^/]+)\//.exec(String(preparedMeta.parameters["fileName"]))?.[1];
  return (
    <>
      <Title />
      <Description />
      {entry && <ImportLine entry={entry} />}
      <Description of="story" />
      <Primary />
      <Controls />
      {entry && <Markdown>{guides[`../src/${entry}/${entry}.md`] ?? ""}</Markdown>}
      <Stories title="More examples" includePrimary={false} />
    </>
  );
}

/** Its parts are named like the stories list them. */
function ImportLine({ entry }: { entry: string }) {
  const { component, subcomponents, parameters } = useOf("meta", ["meta"]).preparedMeta;
  const names = [nameOf(component), ...Object.keys(subcomponents ?? {}), ...(parameters["hooks"] ?? [])];
  const code = `import { ${names.join(", ")} } from "@voxlog/ui/${entry}";`;
  return <Source language="tsx" dark code={code} />;
}
