import { type Partner, partners } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";

/** Who we work with. Sample partners are named as such and link nowhere. */
export function Partners() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.partners.title)}>
      <ul className="grid gap-4 md:grid-cols-3">
        {partners.map((partner) => (
          <li key={partner.name} className="rounded-xl border border-border px-6 py-8 text-center">
            <PartnerName partner={partner} />
            {partner.sample && (
              <p className="mt-1 text-sm text-text-muted">{t(($) => $.home.partners.sample)}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PartnerName({ partner }: { partner: Partner }) {
  const name = <span className="text-xl font-semibold text-text-muted">{partner.name}</span>;
  return partner.sample ? name : <a href={partner.url}>{name}</a>;
}
