import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { matchesSearch } from "../../../text/search.ts";

/** The search and the scope of the dictionary. */
export const WordFilters = memo(function WordFilters({
  query,
  onChange,
}: {
  query: WordQuery;
  onChange: (query: WordQuery) => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_--spacing(52)]">
      <TextField
        type="search"
        label={t(($) => $.agentTimmy.dictionary.search)}
        value={query.search}
        onChange={(event) => onChange({ ...query, search: event.target.value })}
      />
      <SelectField
        label={t(($) => $.agentTimmy.dictionary.filter)}
        value={query.scope}
        onChange={({ target }) =>
          onChange({ ...query, scope: wordScopes.find((one) => one === target.value) ?? noWordFilters.scope })
        }
      >
        {wordScopes.map((scope) => (
          <option key={scope} value={scope}>
            {t(($) => $.agentTimmy.dictionary.filters[scope])}
          </option>
        ))}
      </SelectField>
    </search>
  );
});

/** Dutch and English sort the same. Created once: see docs/decisions/slow-phones.md. */
const alphabet = new Intl.Collator("nl");

/** The scope of words to show. */
const wordScopes = ["all", "personal", "shared"] as const;

/** A query of the dictionary. */
export type WordQuery = { search: string; scope: (typeof wordScopes)[number] };

/** The query for all words. */
export const noWordFilters: WordQuery = { search: "", scope: "all" };

/** Returns the words that match a query, in alphabetical order. It searches words and corrections. */
export function selectWords(
  words: readonly DictionaryWord[],
  { search, scope }: WordQuery,
): DictionaryWord[] {
  return words
    .filter(({ isShared }) => scope === "all" || isShared === (scope === "shared"))
    .filter(({ word, correction = "" }) => matchesSearch([word, correction], search))
    .toSorted((a, b) => alphabet.compare(a.word, b.word));
}
