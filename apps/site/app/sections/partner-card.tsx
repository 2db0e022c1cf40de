import type { Partner } from "@voxlog/product";
import { useTranslation } from "react-i18next";

/** One partner. Sample partners are named as such and link nowhere. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation("site");
  const logo = (
    <span className="inline-flex items-center gap-3 text-2xl font-semibold">
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 text-accent-text">
        <path d={partner.mark} />
      </svg>
      {partner.name}
    </span>
  );
  return (
    <div className="flex min-h-24 flex-col items-center justify-center text-center">
      {partner.sample ? (
        <>
          {logo}
          <span className="mt-1 text-sm text-text-muted">{t(($) => $.home.partners.sample)}</span>
        </>
      ) : (
        <a href={partner.url} rel="noopener" className="rounded-md px-3 hover:text-accent-text">
          {logo}
        </a>
      )}
    </div>
  );
}
