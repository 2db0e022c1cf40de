import { brand, currency, lowestPrice } from "@voxlog/product";
import { formatPrice } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import { useLanguage } from "../routing/use-view.ts";
import { DemoCall } from "../sections/demo-call.tsx";
import { HeroActions, PageHeading, Points, Section } from "../sections/section.tsx";

const WAYS = ["typing", "dictation", "bot", "own"] as const;

type Verdict = "yes" | "partly" | "no";

/** In the order of {@link WAYS}. */
const verdicts = {
  car: ["no", "partly", "no", "yes"],
  fields: ["partly", "no", "partly", "yes"],
  site: ["yes", "yes", "no", "yes"],
  online: ["no", "no", "yes", "partly"],
  control: ["yes", "yes", "partly", "yes"],
} as const satisfies Record<string, readonly [Verdict, Verdict, Verdict, Verdict]>;

const criteria = Object.keys(verdicts) as (keyof typeof verdicts)[];

/** Compares the product with other ways to log conversations, and says when those are better. */
export function Comparison() {
  const { t } = useTranslation("topics");
  const facts = { product: brand.name, price: formatPrice(useLanguage(), lowestPrice(), currency) };
  const nameOf = (way: (typeof WAYS)[number]) =>
    way === "own" ? brand.name : t(($) => $.comparison.ways[way]);
  return (
    <>
      <PageHeading title={t(($) => $.comparison.title)} subtitle={t(($) => $.comparison.subtitle, facts)} />
      <HeroActions className="mt-8 justify-center px-gutter" />
      <Section title={t(($) => $.comparison.table)}>
        <ul className="divide-y divide-border border-y border-border">
          {criteria.map((criterion) => (
            <li key={criterion} className="grid gap-x-8 gap-y-3 py-5 @4xl:grid-cols-[1fr_4fr]">
              <Heading level={3}>{t(($) => $.comparison.criteria[criterion].title)}</Heading>
              <dl className="grid gap-x-8 gap-y-3 @xl:grid-cols-2 @2xl:grid-cols-4">
                {WAYS.map((way, index) => (
                  <div key={way} className={way === "own" ? "border-s-2 border-accent ps-3" : ""}>
                    <dt className="text-sm text-text-muted">{nameOf(way)}</dt>
                    <dd>
                      <strong className="font-semibold">
                        {t(($) => $.comparison.verdict[verdicts[criterion][index] ?? "no"])}.
                      </strong>{" "}
                      {t(($) => $.comparison.criteria[criterion][way])}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-sm text-text-muted">{t(($) => $.comparison.basis)}</p>
      </Section>
      <RestOfView>
        <Section title={t(($) => $.comparison.better)} ground="sunken">
          <Points
            className="@xl:grid-cols-2 @4xl:grid-cols-4"
            points={WAYS.map((way) => ({
              title: t(($) => $.comparison.choose[way].title, facts),
              text: t(($) => $.comparison.choose[way].text, facts),
            }))}
          />
        </Section>
        <DemoCall />
      </RestOfView>
    </>
  );
}
