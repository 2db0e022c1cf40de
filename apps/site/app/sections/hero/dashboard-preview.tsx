import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shell/use-view.ts";

const WIDTHS = [960, 1920] as const;
const HEIGHT_RATIO = 10 / 16;

/** A capture of the demo's dashboard, made by the e2e package's `capture` script; not for small screens. */
export function DashboardPreview() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const file = (width: number) => `/preview/dashboard-${language}-${width}.webp`;
  return (
    // A picture whose only source is for wide screens is not fetched on small ones.
    <picture className="mt-14 hidden md:block">
      <source
        media="(min-width: 48rem)"
        srcSet={WIDTHS.map((width) => `${file(width)} ${width}w`).join(", ")}
        sizes="(min-width: 80rem) 72rem, 92vw"
      />
      <img
        alt={t(($) => $.home.hero.preview, { product: brand.name })}
        src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        width={WIDTHS[0]}
        height={WIDTHS[0] * HEIGHT_RATIO}
        decoding="async"
        className="h-auto w-full rounded-t-xl border border-b-0 border-border bg-surface-raised shadow-lg"
      />
    </picture>
  );
}
