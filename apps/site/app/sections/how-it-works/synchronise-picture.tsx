import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { FieldRows } from "../illustration/field-rows.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";

/** The CRM, filled in. */
export function SynchronisePicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.how.synchronise.picture)} className="h-full">
      <Panel
        title={sample.client}
        aside={<Badge tone="success">{t(($) => $.pictures.synced)}</Badge>}
        className="h-full"
      >
        <FieldRows
          rows={[
            { label: t(($) => $.pictures.fields.stage), value: t(($) => $.pictures.fields.stageAfter) },
            { label: t(($) => $.pictures.fields.value), value: t(($) => $.pictures.fields.valueAfter) },
            { label: t(($) => $.pictures.fields.decider), value: sample.decider },
          ]}
        />
      </Panel>
    </Illustration>
  );
}
