import { useTranslation } from "react-i18next";
import { Chip } from "../illustration/chip.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { Panel } from "../illustration/panel.tsx";

/** A sentence as it was said, with what the agent picks out of it. */
export function EnrichPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.how.enrich.picture)} className="h-full">
      <Panel title={t(($) => $.pictures.heard.title)} className="h-full">
        <p className="leading-relaxed">
          <MarkedText text={t(($) => $.pictures.said)} />
        </p>
        <div className="mt-4 flex flex-wrap gap-1.5 border-t border-border pt-4">
          {(["users", "start", "decider"] as const).map((entity) => (
            <Chip key={entity}>{t(($) => $.pictures.entities[entity])}</Chip>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
