import { claims, currency, lowestPrice } from "@voxlog/product";
import { formatPrice } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Waveform } from "../components/waveform.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { useLanguage } from "../routing/use-view.ts";

/** The call to action at the end of a page. */
export function DemoCall() {
  const { t } = useTranslation("site");
  return (
    <section className="mx-auto max-w-page px-gutter py-section print:hidden">
      <div
        data-theme="dark"
        className="relative isolate overflow-clip rounded-2xl bg-brand-800 bg-brand forced-colors:border px-6 py-8 text-center text-neutral-0 md:py-20"
      >
        <Waveform className="absolute inset-x-0 top-1/2 -z-10 h-40 w-full -translate-y-1/2 [mask-image:linear-gradient(90deg,#000,transparent_30%_70%,#000)] text-warning/30 forced-colors:hidden max-lg:hidden" />
        <Heading level={2} size="display-sm">
          {t(($) => $.home.demo.title, { minutes: claims.demoMinutes })}
        </Heading>
        <p className="mx-auto mt-4 max-w-prose text-lg text-balance">{t(($) => $.home.demo.text)}</p>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="lg" variant="inverse">
            <DemoLink openedBy="closing">{t(($) => $.home.hero.viewDemo)}</DemoLink>
          </Button>
          <Button asChild size="lg" variant="ghost" className="border border-current">
            <DialogLink dialog="signup" openedBy="closing">
              {t(($) => $.home.hero.startNow)}
            </DialogLink>
          </Button>
        </div>
        <p className="mt-5 text-sm">
          {t(($) => $.home.lastCall.price, { price: formatPrice(useLanguage(), lowestPrice(), currency) })}
        </p>
      </div>
    </section>
  );
}
