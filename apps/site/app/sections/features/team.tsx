import { useTranslation } from "react-i18next";
import { CheckList } from "../check-list.tsx";
import { TeamPicture } from "./team-picture.tsx";

/** What a team gains over the sum of its members. */
export function Team() {
  const { t } = useTranslation("site");
  return (
    <section className="scheme-dark bg-purple-950 text-text">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter py-section lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 className="text-display-sm">{t(($) => $.features.team.title)}</h2>
          <p className="mt-4 max-w-prose text-lg text-text-muted">{t(($) => $.features.team.text)}</p>
          <CheckList
            className="mt-8"
            items={(["shared", "dashboard", "coaching"] as const).map((point) =>
              t(($) => $.features.team.points[point]),
            )}
          />
        </div>
        <TeamPicture />
      </div>
    </section>
  );
}
