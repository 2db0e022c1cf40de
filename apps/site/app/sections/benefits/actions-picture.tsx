import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shell/use-view.ts";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sampleDay } from "../illustration/sample.ts";

const TASKS = [
  { task: "call", due: "2025-10-28" },
  { task: "quote", due: "2025-10-31" },
  { task: "explain", due: "2025-10-31" },
] as const;

/** What was agreed, as tasks with a date. */
export function ActionsPicture() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (
    <Illustration label={t(($) => $.home.benefits.actions.picture)}>
      <Panel title={t(($) => $.pictures.tasks.title)}>
        <div className="divide-y divide-border">
          {TASKS.map(({ task, due }) => (
            <p key={task} className="flex items-center gap-3 py-3.5 first:pt-1 last:pb-1">
              <span className="size-4.5 shrink-0 rounded-full border-2 border-accent" />
              <span className="min-w-0 grow">{t(($) => $.pictures.tasks[task])}</span>
              <span className="shrink-0 text-xs whitespace-nowrap text-text-muted">
                {sampleDay(language, due)}
              </span>
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
