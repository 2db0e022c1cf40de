import type { Text } from "@voxlog/demo-data/text";
import type { Evidence, Extraction } from "@voxlog/extract";

/** Values that the visitor typed, by the field's key. An empty one leaves the field out. */
export type Typed = Readonly<Record<string, string>>;

/** Where a field comes from. */
export type Fact = { key: string; label: Text; evidence: Evidence };

/** A value that no longer is a fact from the note. */
export type TypedValue = { label: Text; text: string };

/**
 * Returns the facts with the visitor's changes: without emptied ones, and with changed names and objections. A changed
 * amount, count, date or stage is text that can't be read back, so it is returned separately.
 */
export function reviewedFacts(
  found: Extraction,
  facts: readonly Fact[],
  typed: Typed,
): { found: Extraction; values: TypedValue[] } {
  const texts = new Map<Evidence, string>();
  const values: TypedValue[] = [];
  const { amounts, counts, dates, stage } = found;
  const unreadable: readonly (Evidence | null)[] = [...amounts, ...counts, ...dates, stage];
  for (const { key, label, evidence } of facts) {
    const text = typed[key]?.trim();
    if (text === undefined) continue;
    texts.set(evidence, text);
    if (text && unreadable.includes(evidence)) values.push({ label, text });
  }
  const unchanged = <T extends Evidence>(items: readonly T[]) => items.filter((each) => !texts.has(each));
  const changed = <T extends Evidence>(items: readonly T[], property: "name" | "text") =>
    items
      .filter((each) => texts.get(each) !== "")
      .map((each) => (texts.has(each) ? { ...each, [property]: texts.get(each) } : each));
  return {
    values,
    found: {
      ...found,
      amounts: unchanged(amounts),
      counts: unchanged(counts),
      dates: unchanged(dates),
      stage: stage && texts.has(stage) ? null : stage,
      people: changed(found.people, "name"),
      companies: changed(found.companies, "name"),
      objections: changed(found.objections, "text"),
    },
  };
}
