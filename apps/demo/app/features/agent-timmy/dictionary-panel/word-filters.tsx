import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { matchesSearch } from "../../../text/search.ts";

/** The search, and whose words to show. */
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

/** Dutch and English share their order. Made with the module: see docs/decisions/slow-phones.md. */
const alphabet = new Intl.Collator("nl");

/** Whose words to show. */
const wordScopes = ["all", "personal", "shared"] as const;

/** What of the dictionary to show. */
export type WordQuery = { search: string; scope: (typeof wordScopes)[number] };

/** Asks for every word. */
export const noWordFilters: WordQuery = { search: "", scope: "all" };

/** The words that fit a query, in alphabetical order. The search looks in words and corrections. */
export function selectWords(
  words: readonly DictionaryWord[],
  { search, scope }: WordQuery,
): DictionaryWord[] {
  return words
    .filter(({ isShared }) => scope === "all" || isShared === (scope === "shared"))
    .filter(({ word, correction = "" }) => matchesSearch([word, correction], search))
    .toSorted((a, b) => alphabet.compare(a.word, b.word));
}
