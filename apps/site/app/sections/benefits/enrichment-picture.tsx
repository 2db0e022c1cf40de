import { useTranslation } from "react-i18next";
import { Avatar } from "../illustration/avatar.tsx";
import { FieldRows } from "../illustration/field-rows.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";

/** A contact of whom more is known than a name. */
export function EnrichmentPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.enrichment.picture)}>
      <Panel className="grid items-center gap-x-8 gap-y-5 @md:grid-cols-[auto_1fr]">
        <p className="flex items-center gap-3">
          <Avatar initials={sample.contact.initials} className="size-11 text-sm" />
          <span>
            <span className="block text-base font-semibold">{sample.contact.name}</span>
            <span className="text-text-muted">{sample.client}</span>
          </span>
        </p>
        <FieldRows
          rows={[
            { label: t(($) => $.pictures.fields.role), value: t(($) => $.pictures.fields.roleAfter) },
            { label: t(($) => $.pictures.fields.prefers), value: t(($) => $.pictures.fields.prefersAfter) },
            { label: t(($) => $.pictures.fields.mood), value: t(($) => $.pictures.fields.moodAfter) },
          ]}
        />
      </Panel>
    </Illustration>
  );
}
