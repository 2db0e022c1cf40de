import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { CheckList, Section } from "../section.tsx";
import { OnScreen } from "./on-screen.tsx";

/** What a team gains over the sum of its members. */
export function Team() {
  const { t } = useTranslation("site");
  const title = t(($) => $.features.team.title);
  return (
    <Section ground="dark" title={title} text={t(($) => $.features.team.text, { agent: brand.agent })}>
      <OnScreen screen="board" alt={t(($) => $.features.team.picture)} place="/" feature={title}>
        <CheckList
          items={(["shared", "dashboard", "coaching"] as const).map((point) =>
            t(($) => $.features.team.points[point]),
          )}
        />
      </OnScreen>
    </Section>
  );
}
