import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { CheckList } from "../section.tsx";
import { ScreenSection } from "./on-screen.tsx";

/** The features for teams. */
export function Team() {
  const { t } = useTranslation("site");
  return (
    <ScreenSection
      ground="dark"
      title={t(($) => $.features.team.title)}
      text={t(($) => $.features.team.text, { agent: brand.agent })}
      screen="board"
      alt={t(($) => $.features.team.picture)}
      place="/#team"
    >
      <CheckList
        items={(["shared", "dashboard", "coaching"] as const).map((point) =>
          t(($) => $.features.team.points[point]),
        )}
      />
    </ScreenSection>
  );
}
