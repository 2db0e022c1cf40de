import { useTranslation } from "react-i18next";
import { CheckIcon } from "../../icons.tsx";
import { Avatar } from "../illustration/avatar.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";

/** The conversations of a whole team in one list. */
export function OverviewPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.audience.manager.picture.label)} className="w-full">
      <Panel title={t(($) => $.home.audience.manager.picture.title)}>
        <div className="space-y-3">
          {sample.colleagues.map(({ name, initials, client }) => (
            <p key={name} className="flex items-center gap-3">
              <Avatar initials={initials} />
              <span className="min-w-0 grow font-medium">{client}</span>
              <CheckIcon className="size-4 shrink-0 text-success" />
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
