import { SelectField } from "@voxlog/ui/select-field";
import { useTranslation } from "react-i18next";
import { addDays } from "../address/days.ts";
import { periods, type Question, visitSets } from "../address/question.ts";
import { DayFields } from "./day-fields.tsx";

/** What is seen: whose visits, and of which days. A choice counts at once. */
export function Filters({
  question,
  today,
  onAsk,
}: {
  question: Question;
  today: string;
  onAsk: (question: Question) => void;
}) {
  const { t } = useTranslation("reports");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is sent here.
    <div
      role="group"
      aria-label={t(($) => $.filters.label)}
      className="grid w-full items-start gap-4 sm:flex sm:w-auto sm:flex-wrap"
    >
      <SelectField
        label={t(($) => $.filters.set)}
        value={question.set}
        className="sm:w-44"
        onChange={({ target }) => {
          const set = visitSets.find((each) => each === target.value);
          if (set) onAsk({ ...question, set });
        }}
      >
        {visitSets.map((set) => (
          <option key={set} value={set}>
            {t(($) => $.filters.sets[set])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(($) => $.filters.period)}
        value={question.period}
        className="sm:w-52"
        onChange={({ target }) => {
          const period = periods.find((each) => String(each) === target.value);
          if (period) onAsk({ ...question, period, from: addDays(today, 1 - period), to: today });
          else onAsk({ ...question, period: "custom" });
        }}
      >
        {[...periods, "custom" as const].map((period) => (
          <option key={period} value={period}>
            {t(($) => $.filters.periods[period])}
          </option>
        ))}
      </SelectField>
      {question.period === "custom" && (
        <DayFields key={`${question.from} ${question.to}`} question={question} today={today} onAsk={onAsk} />
      )}
    </div>
  );
}
