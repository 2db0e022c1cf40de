import { TextField } from "@voxlog/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_SEARCH } from "./leads-address.ts";

/** How long after the last letter the search begins, in ms. */
const PAUSE = 300;

/** The field that searches as one types. */
export function LeadsSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation("staff");
  const [typed, setTyped] = useState(value);
  const requested = useRef(value);
  // Another search has come by the address: the back button, or the button that clears it.
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
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      type="search"
      label={t(($) => $.search)}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="min-w-48 max-w-100 flex-1"
    />
  );
}
