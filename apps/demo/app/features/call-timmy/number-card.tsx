import { brand, claims } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Clock, Copy, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { phoneNumber } from "../../text/phone-number.ts";

/** The number, large: pressed on a phone it is called, and on a desk it can be copied. */
export function NumberCard() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const { agentPhone } = brand.contact;
  const number = phoneNumber(agentPhone);

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      toast(t(($) => $.callTimmy.copied));
    } catch {
      toast(
        t(($) => $.callTimmy.copyFailed, { number }),
        { tone: "danger" },
      );
    }
  }

  return (
    <section
      aria-label={t(($) => $.callTimmy.number, { agent: brand.agent })}
      className="grid justify-items-center gap-5 rounded-2xl bg-brand px-5 py-10 text-center text-on-accent shadow-md sm:py-14"
    >
      <a
        href={`tel:${agentPhone}`}
        aria-label={t(($) => $.callTimmy.call, { number })}
        className="group inline-flex items-center gap-3 rounded-lg text-2xl font-semibold tabular-nums underline-offset-8 outline-offset-4 hover:underline focus-visible:outline-current sm:gap-5 sm:text-display-md"
      >
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-content-center rounded-full bg-on-accent/15 transition-colors group-hover:bg-on-accent/25 sm:size-16"
        >
          <Phone className="size-6 sm:size-8" strokeWidth={1.75} />
        </span>
        {number}
      </a>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <Button variant="inverse" onClick={copy}>
          <Copy aria-hidden="true" className="size-5" />
          {t(($) => $.callTimmy.copy)}
        </Button>
        <p className="flex items-center gap-2 max-sm:text-sm">
          <Clock aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span>
            {t(($) => $.callTimmy.duration)}:{" "}
            <strong className="font-semibold whitespace-nowrap">
              {t(($) => $.callTimmy.minutes, claims.callMinutes)}
            </strong>
          </span>
        </p>
      </div>
      <p className="max-w-prose text-sm">{t(($) => $.callTimmy.account, { agent: brand.agent })}</p>
    </section>
  );
}
