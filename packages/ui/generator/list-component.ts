import { pascalCase } from "./component-files.ts";

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
};

/** Adds the component to the package's manifest, for the workspace and for publishing. */
export function listInManifest(text: string, name: string): string {
  const manifest = JSON.parse(text) as Manifest;
  manifest.exports = withComponent(manifest.exports, name, `./src/${name}/${name}.tsx`);
  manifest.publishConfig.exports = withComponent(manifest.publishConfig.exports, name, {
    types: `./dist/${name}/${name}.d.ts`,
    default: `./dist/${name}/${name}.js`,
  });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Adds the component to the conformance test's cases. */
export function listInCases(text: string, name: string): string {
  const component = pascalCase(name);
  const look = `  {
    entry: "${name}",
    name: "The ${name.replaceAll("-", " ")}",
    element: (extra) => <${component} {...extra}>{WORD}</${component}>,
  },`;
  const imported = `import { ${component} } from "../../src/${name}/${name}.tsx";\n`;
  return imported + insertAtEnd(text, "export const cases", "\n];", look);
}

/** Adds the component to the conformance test's uses. */
export function listInUses(text: string, name: string): string {
  return insertAtEnd(text, "export const uses", "\n};", `  "${name}": { keyboard: "takes no focus" },`);
}

/** Components are in alphabetical order, after the other entries. */
function withComponent<Entry>(entries: Record<string, Entry>, name: string, entry: Entry) {
  const listed = Object.entries(entries);
  const isComponent = ([, target]: [string, unknown]) => JSON.stringify(target).includes("/theme/") === false;
  const components = listed.filter((each) => isComponent(each) && !/\.(css|json)$/.test(each[0]));
  const others = listed.filter((each) => !components.includes(each));
  const sorted = [...components, [`./${name}`, entry] as [string, Entry]].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return Object.fromEntries([...others, ...sorted]);
}

/** @throws Error if the list isn't found. */
function insertAtEnd(text: string, list: string, end: string, line: string): string {
  const at = text.indexOf(end, text.indexOf(list));
  if (!text.includes(list) || at < 0)
    throw new Error(`The list "${list}" was not found, so nothing was added.`);
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
