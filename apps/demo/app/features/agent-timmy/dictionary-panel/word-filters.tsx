import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { everyWord, type WordQuery, wordScopes } from "../dictionary/select-words.ts";

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
          onChange({ ...query, scope: wordScopes.find((one) => one === target.value) ?? everyWord.scope })
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
