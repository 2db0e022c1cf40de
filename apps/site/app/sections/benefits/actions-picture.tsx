import { useTranslation } from "react-i18next";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";

const TASKS = [
  { task: "call", due: "tuesday" },
  { task: "quote", due: "friday" },
  { task: "explain", due: "friday" },
] as const;

/** What was agreed, as tasks with a date. */
export function ActionsPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.actions.picture)}>
      <Panel title={t(($) => $.pictures.tasks.title)}>
        <div className="divide-y divide-border">
          {TASKS.map(({ task, due }) => (
            <p key={task} className="flex items-center gap-3 py-3.5 first:pt-1 last:pb-1">
              <span className="size-4.5 shrink-0 rounded-full border-2 border-accent" />
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                <span className="grow basis-word">{t(($) => $.pictures.tasks[task])}</span>
                <span className="text-xs text-text-muted">{t(($) => $.pictures.days[due])}</span>
              </span>
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
