/** One row of docs/spec. */
export type Requirement = { id: string; text: string; state: string; proof: string };

/** Reads the rows of the tables in docs/spec/README.md. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown.split("\n").flatMap((line) => {
    const [, id = "", text = "", state = "", proof = ""] = line.split("|").map((cell) => cell.trim());
    return /^\w+\.\d+$/.test(id) ? [{ id, text, state, proof }] : [];
  });
}

/** Reads files by their path from the root. */
export type Files = { read: (path: string) => string | undefined };

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** The name of a test, test table or step; the `soak` group matches tests that only `pnpm soak` runs. */
const TITLE =
  /(?:\b(?:test|it)(?:\.step)?|(?<soak>runIf\(soaks\))|\))\(\s*(?:"(?<plain>(?:[^"\\]|\\.)+)"|`(?<template>[^`]+)`)(?<tag>,\s*\{\s*tag: "@soak")?/g;

/** Returns the names of the tests in a file, and whether only the soak runs them. */
export function testNames(source: string): { name: string; isSoak: boolean }[] {
  return [...source.matchAll(TITLE)].map(({ groups: { soak, tag, plain, template } = {} }) => ({
    name: (plain ?? template ?? "").replaceAll(/\\(.)/g, "$1"),
    isSoak: soak !== undefined || tag !== undefined,
  }));
}

function proofFaults(proof: string, { read }: Files): string[] {
  const proofs = [...proof.matchAll(/`(?<file>[^`]+)` "(?<anchor>[^"]+)"(?<soak> \(soak\))?/g)].map(
    ({ groups }) => groups ?? {},
  );
  if (proofs.length === 0) return ["has no test"];
  return proofs.flatMap(({ file = "", anchor = "", soak }) => {
    if (!TEST_FILE.test(file)) return [`${file} isn't a test`];
    const source = read(file);
    if (source === undefined) return [`${file} doesn't exist`];
    const tests = testNames(source).filter(({ name }) => name.includes(anchor));
    if (tests.length === 0) return [`${file} has no test "${anchor}"`];
    if (tests.length > 1) return [`${file} has ${tests.length} tests "${anchor}"`];
    const isSoak = tests.every((each) => each.isSoak);
    return isSoak === (soak !== undefined)
      ? []
      : [`${file} "${anchor}" ${isSoak ? "lacks" : "has"} the mark (soak)`];
  });
}

const SERVER_TESTS = "apps/server/tests/";

/** Returns faults of the table of attacks in docs/security.md: those without a test, and missing tests. */
export function attackFaults(markdown: string, files: Files): string[] {
  const rows = [...markdown.matchAll(/^\| (?!attack |-)(.*?) +\|[^|]*\|(.*)\|$/gm)];
  if (rows.length === 0) return ["docs/security.md has no attacks"];
  return rows.flatMap(([, attack = "", proof = ""]) => {
    const full = proof.replace(/`(?=(?!apps|packages)[\w/-]+\.test\.ts`)/g, `$&${SERVER_TESTS}`);
    const isOfSoak = full.trim().startsWith("`pnpm soak`");
    return isOfSoak ? [] : proofFaults(full, files).map((fault) => `"${attack}" ${fault}`);
  });
}

function stateFaults(state: string, { read }: Files): string[] {
  if (state === "specified" || state === "open") return [];
  const [, record] = /^\[otherwise\]\(\.\.\/(decisions\/[\w-]+\.md)\)$/.exec(state) ?? [];
  if (!record) return [`has the state "${state}"`];
  return read(`docs/${record}`) === undefined ? [`links to docs/${record}, which doesn't exist`] : [];
}

/** Returns the sentence about the totals that the document must contain. */
export function totals(requirements: readonly Requirement[]): string {
  const count = (state: RegExp) => requirements.filter((each) => state.test(each.state)).length;
  return `${requirements.length} requirements: ${count(/^specified/)} specified, ${count(/^\[/)} otherwise, ${count(/^open/)} open.`;
}

/** Returns faults: requirements without a test, missing tests, and deviations without a record. */
export function requirementFaults(requirements: readonly Requirement[], files: Files): string[] {
  return requirements.flatMap(({ id, state, proof }) =>
    [...stateFaults(state, files), ...(state === "open" ? [] : proofFaults(proof, files))].map(
      (fault) => `${id} ${fault}`,
    ),
  );
}
