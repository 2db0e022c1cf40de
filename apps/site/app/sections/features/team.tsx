import { brand } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { CheckList } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";
import { ScreenPicture } from "./screen-picture.tsx";

/** What a team gains over the sum of its members. */
export function Team() {
  const { t } = useTranslation("site");
  return (
    <section
      data-theme="dark"
      className="bg-brand-950 text-text [--kit-color-surface-raised:color-mix(in_oklch,var(--kit-color-brand-950),var(--kit-color-brand-900))]"
    >
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter py-section lg:grid-cols-[1fr_1.2fr]">
        <div>
          <Heading level={2} size="display-sm">
            {t(($) => $.features.team.title)}
          </Heading>
          <p className="mt-4 max-w-prose text-lg text-balance text-text-muted">
            {t(($) => $.features.team.text, { agent: brand.agent })}
          </p>
          <CheckList
            className="mt-8"
            items={(["shared", "dashboard", "coaching"] as const).map((point) =>
              t(($) => $.features.team.points[point]),
            )}
          />
          <ScreenLink place="/" feature={t(($) => $.features.team.title)} />
        </div>
        <ScreenPicture screen="board" alt={t(($) => $.features.team.picture)} />
      </div>
    </section>
  );
}
