import { TextField } from "@voxlog/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_SEARCH_LENGTH } from "./leads-address.ts";

/** Delay between the last key and the search, in ms. */
const DELAY = 300;

/** Searches as the user types. */
export function LeadsSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation("staff");
  const [typed, setTyped] = useState(value);
  const requested = useRef(value);
  // The address changed the search: by the back button, or by the button that clears it.
  useEffect(() => {
    if (value !== requested.current) setTyped(value);
    requested.current = value;
  }, [value]);
  useEffect(() => {
    const search = typed.trim();
    if (search === requested.current) return;
    const timer = setTimeout(() => {
      requested.current = search;
      onSearch(search);
    }, DELAY);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      type="search"
      label={t(($) => $.search)}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="min-w-48 max-w-100 flex-1"
    />
  );
}
