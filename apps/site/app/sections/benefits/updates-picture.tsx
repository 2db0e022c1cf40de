import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../icons.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";

/** Fields before and after a conversation. */
export function UpdatesPicture() {
  const { t } = useTranslation("site");
  const changes = [
    {
      label: t(($) => $.pictures.fields.stage),
      before: t(($) => $.pictures.fields.stageBefore),
      after: t(($) => $.pictures.fields.stageAfter),
    },
    {
      label: t(($) => $.pictures.fields.value),
      before: undefined,
      after: t(($) => $.pictures.fields.valueAfter),
    },
    {
      label: t(($) => $.pictures.fields.nextStep),
      before: undefined,
      after: t(($) => $.pictures.fields.nextStepAfter),
    },
  ];
  return (
    <Illustration label={t(($) => $.home.benefits.updates.picture)}>
      <Panel title={sample.client}>
        <div className="divide-y divide-border">
          {changes.map(({ label, before, after }) => (
            <p
              key={label}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0 @md:grid @md:grid-cols-[1.2fr_1fr_auto_1fr]"
            >
              <span className="basis-full text-text-muted">{label}</span>
              <span className={`text-text-muted ${before ? "line-through decoration-1" : "italic"}`}>
                {before ?? t(($) => $.pictures.empty)}
              </span>
              <ArrowIcon className="size-4 text-text-muted" />
              <span className="w-fit rounded-sm bg-success-soft px-1.5 py-0.5 font-medium text-success">
                {after}
              </span>
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
