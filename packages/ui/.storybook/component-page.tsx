import { Controls, Description, Primary, Source, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** The page of a component: what it is for, how it is imported, its props, and its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <ImportLine />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** The component is named as its file exports it, and its folder is its entry. */
function ImportLine() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const entry = /\/src\/([^/]+)\//.exec(String(preparedMeta.parameters["fileName"]))?.[1];
  const name = (preparedMeta.component as { __docgenInfo?: { displayName?: string } } | undefined)
    ?.__docgenInfo?.displayName;
  return entry && name ? (
    <Source language="tsx" code={`import { ${name} } from "@voxlog/ui/${entry}";`} />
  ) : null;
}
