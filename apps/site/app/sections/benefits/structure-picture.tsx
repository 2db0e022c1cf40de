import { useTranslation } from "react-i18next";
import { Avatar } from "../illustration/avatar.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";
import { TextLines } from "../illustration/text-lines.tsx";

/** Reports by different people, all built alike. */
export function StructurePicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration
      label={t(($) => $.home.benefits.structure.picture)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3 @sm:grid-cols-3"
    >
      {sample.colleagues.map(({ name, initials }) => (
        <Panel key={name} className="min-w-0 px-3 last:hidden @sm:last:block">
          <p className="flex items-center gap-2 text-xs font-medium">
            <Avatar initials={initials} className="-my-1" />
            <span>{name}</span>
          </p>
          {(["summary", "agreed", "next"] as const).map((part) => (
            <div key={part} className="mt-3">
              <p className="text-xs text-text-muted">{t(($) => $.pictures.reportParts[part])}</p>
              <TextLines widths={["w-full", "w-2/3"]} className="mt-1.5" />
            </div>
          ))}
        </Panel>
      ))}
    </Illustration>
  );
}
