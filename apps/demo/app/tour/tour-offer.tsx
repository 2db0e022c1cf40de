import { brand, claims } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { Signpost } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { endTour, tourState, tourSteps, useTour } from "./tour.ts";

/** Offers the tour until the visitor answers. */
export function TourOffer() {
  const { t } = useTranslation("demo");
  const { status, show } = useTour();
  if (status !== "offered") return null;
  function decline({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest("main")?.focus({ preventScroll: true }); // The focused button disappears with the offer.
    endTour();
  }
  return (
    <section
      aria-label={t(($) => $.tour.label)}
      data-until-edited={tourState.name}
      className="flex flex-wrap items-center gap-x-4 gap-y-4 rounded-xl border border-accent-border bg-accent-soft/60 p-4 sm:px-5 print:hidden"
    >
      <Signpost
        aria-hidden="true"
        className="size-7 shrink-0 text-accent-text max-sm:hidden"
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1 basis-72">
        <Heading level={2} size="base">
          {t(($) => $.tour.offer.title, { product: brand.name, minutes: claims.demoMinutes })}
        </Heading>
        <p className="text-sm text-text-muted">{t(($) => $.tour.offer.text, { count: tourSteps.length })}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="sm" onClick={() => show(0)}>
          {t(($) => $.tour.offer.start)}
        </Button>
        <Button size="sm" variant="ghost" onClick={decline}>
          {t(($) => $.tour.offer.decline)}
        </Button>
      </div>
    </section>
  );
}
