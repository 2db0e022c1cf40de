import { TextField } from "@voxlog/ui/text-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isDay } from "../address/days.ts";
import type { Question } from "../address/question.ts";

/** The first and the last day, asked for as soon as they make a period. */
export function DayFields({
  question,
  today,
  onAsk,
}: {
  question: Question;
  today: string;
  onAsk: (question: Question) => void;
}) {
  const { t } = useTranslation("reports");
  const [typed, setTyped] = useState({ from: question.from, to: question.to });
  const isPeriod = isDay(typed.from) && isDay(typed.to) && typed.from <= typed.to;

  // While a year is being typed the days change with every digit: what is meant is known on leaving the field.
  const ask = () => {
    const isNew = typed.from !== question.from || typed.to !== question.to;
    if (isPeriod && isNew) onAsk({ ...question, period: "custom", ...typed });
  };
  return (["from", "to"] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={t(($) => $.filters[end])}
      value={typed[end]}
      min="2020-01-01"
      max={today}
      error={end === "from" && !isPeriod ? t(($) => $.filters.invalid) : undefined}
      className="sm:w-44"
      onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
      onBlur={ask}
      onKeyDown={({ key }) => key === "Enter" && ask()}
    />
  ));
}
