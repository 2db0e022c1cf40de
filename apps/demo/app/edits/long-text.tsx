import { formatNumber, useLanguage } from "@voxlog/texts";
import { TextArea, type TextAreaProps } from "@voxlog/ui/text-area";
import { useTranslation } from "react-i18next";
import { MAX_TEXT_LENGTH } from "./edits-storage.ts";

/** A text area that says so when its text is full: browsers drop the rest of a longer one without a word. */
export function LongText({ value, hint, ...props }: TextAreaProps & { value: string }) {
  const { t } = useTranslation("demo");
  const max = formatNumber(useLanguage(), MAX_TEXT_LENGTH);
  return (
    <TextArea
      {...props}
      value={value}
      hint={value.length < MAX_TEXT_LENGTH ? hint : t(($) => $.edits.full, { max })}
      maxLength={MAX_TEXT_LENGTH}
    />
  );
}
