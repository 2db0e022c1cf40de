import { pascalCase } from "./component-files.ts";

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
};

/** The package's manifest with the component among its entries, those of the workspace and the published ones. */
export function listInManifest(text: string, name: string): string {
  const manifest = JSON.parse(text) as Manifest;
  manifest.exports = withComponent(manifest.exports, name, `./src/${name}/${name}.tsx`);
  manifest.publishConfig.exports = withComponent(manifest.publishConfig.exports, name, {
    types: `./dist/${name}/${name}.d.ts`,
    default: `./dist/${name}/${name}.js`,
  });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The conformance test's list of looks with the component on it. */
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

/** The conformance test's list of uses with the component on it. */
export function listInUses(text: string, name: string): string {
  return insertAtEnd(text, "export const uses", "\n};", `  "${name}": { keyboard: "takes no focus" },`);
}

/** Components come in the order of the alphabet, behind the entries that are none. */
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

/**
 * @throws Error when the list is not where it was.
 */
function insertAtEnd(text: string, list: string, end: string, line: string): string {
  const at = text.indexOf(end, text.indexOf(list));
  if (!text.includes(list) || at < 0)
    throw new Error(`The list "${list}" was not found, so nothing was added.`);
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
