import { brand, calculateRoi, claimBasis, currency, type RoiFigures, roiInputs } from "@voxlog/product";
import { formatNumber, formatPrice } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { TextField } from "@voxlog/ui/text-field";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLanguage } from "../routing/use-view.ts";
import { DemoCall } from "../sections/demo-call.tsx";
import { PageHeading } from "../sections/section.tsx";

type Input = keyof RoiFigures;

const inputs = Object.keys(roiInputs) as Input[];

const startOf = (name: Input) => String(roiInputs[name].start);

const start = Object.fromEntries(inputs.map((name) => [name, roiInputs[name].start])) as RoiFigures;

/** The return on investment from the visitor's figures, which the address keeps. */
export function Calculator() {
  const { t } = useTranslation("topics");
  const [figures, setFigures] = useState<RoiFigures | undefined>(start);
  return (
    <>
      <PageHeading title={t(($) => $.calculator.title)} subtitle={t(($) => $.calculator.subtitle)} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pt-10 md:grid-cols-2 md:pt-14">
        <Figures onChange={setFigures} />
        <Result figures={figures} />
      </div>
      <DemoCall />
    </>
  );
}

/** The figures. The inputs are uncontrolled, so they work before hydration. */
function Figures({ onChange }: { onChange: (figures: RoiFigures | undefined) => void }) {
  const { t } = useTranslation("topics");
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<readonly Input[]>([]);
  const fieldsOf = () =>
    inputs.map((name) => ({ name, field: form.current?.elements.namedItem(name) as HTMLInputElement }));
  function calculate(): void {
    const fields = fieldsOf();
    const wrong = fields.filter(({ field }) => !field.validity.valid).map(({ name }) => name);
    setInvalid(wrong);
    const figures = Object.fromEntries(fields.map(({ name, field }) => [name, field.valueAsNumber]));
    onChange(wrong.length === 0 ? (figures as RoiFigures) : undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the first address.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const { name, field } of fieldsOf()) {
      // The visitor may have changed it before hydration.
      if (field.value === field.defaultValue) field.value = query.get(name) ?? field.value;
    }
    calculate();
    keep();
  }, []);
  /** Puts the changed figures into the address. */
  function keep(): void {
    const query = new URLSearchParams(location.search);
    for (const { name, field } of fieldsOf()) {
      if (field.value === startOf(name)) query.delete(name);
      else query.set(name, field.value);
    }
    if (String(query) === location.search.slice(1)) return;
    void navigate({ search: String(query) }, { replace: true, preventScrollReset: true });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    keep();
  }
  return (
    <form ref={form} name="return" noValidate onInput={calculate} onBlur={keep} onSubmit={submit}>
      <div className="grid content-start gap-5 noscript:hidden sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {inputs.map((name) => {
          const { min, max, step } = roiInputs[name];
          const range = { min: formatNumber(language, min), max: formatNumber(language, max) };
          return (
            <TextField
              key={name}
              id={`return-${name}`}
              name={name}
              type="number"
              inputMode="decimal"
              required
              min={min}
              max={max}
              step={step}
              defaultValue={startOf(name)}
              label={t(($) => $.calculator.fields[name])}
              hint={name === "share" ? t(($) => $.calculator.shareHint) : undefined}
              error={invalid.includes(name) && t(($) => $.calculator.range, range)}
            />
          );
        })}
      </div>
      <Button type="submit" variant="secondary" className="mt-6 noscript:hidden">
        {t(($) => $.calculator.action)}
      </Button>
      <p className="mt-3 text-sm text-text-muted noscript:hidden">{t(($) => $.calculator.address)}</p>
      <noscript>
        <p className="text-text-muted">{t(($) => $.calculator.noScript)}</p>
      </noscript>
    </form>
  );
}

const STEPS = ["hours", "counted", "value", "fee", "times"] as const;

function Result({ figures }: { figures: RoiFigures | undefined }) {
  const { t } = useTranslation("topics");
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  const price = (value: number) => formatPrice(language, value, currency);
  const { people, conversations, minutes, days, share, cost } = figures ?? start;
  const result = calculateRoi(figures ?? start);
  const shown = {
    people: number(people),
    conversations: number(conversations),
    minutes: number(minutes),
    days: number(days),
    share: number(share),
    cost: price(cost),
    hours: number(result.hours),
    counted: number(result.counted),
    value: price(result.value),
    price: price(result.price),
    fee: price(result.fee),
    times: number(result.times),
    plan: `${brand.name} ${result.plan}`,
  };
  return (
    <div>
      <p role="status" className="text-display-sm font-semibold text-accent-text">
        {figures ? t(($) => $.calculator.result, shown) : t(($) => $.calculator.invalid)}
      </p>
      {figures && (
        <>
          <Heading level={2} className="mt-6">
            {t(($) => $.calculator.formula)}
          </Heading>
          <ol className="mt-3 divide-y divide-border border-y border-border">
            {STEPS.map((step) => (
              <li key={step} className="py-3 tabular-nums">
                {t(($) => $.calculator.steps[step], shown)} ={" "}
                <strong className="font-semibold">{t(($) => $.calculator.outcomes[step], shown)}</strong>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="mt-6 max-w-prose text-sm text-text-muted">
        {t(($) => $.calculator.basis, {
          conversations: claimBasis.conversationsPerDay,
          minutes: claimBasis.minutesPerConversation,
          share: number(start.share),
        })}
      </p>
    </div>
  );
}
