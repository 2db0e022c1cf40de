import { createLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import { Signpost } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOpened } from "../components/lazy.tsx";
import { endTour, tourState, useTour } from "./tour.ts";

/** Starts the tour, or shows its current step. */
export function TourButton({
  className,
  onChoose,
}: {
  className?: string;
  onChoose?: (() => void) | undefined;
}) {
  const { t } = useTranslation("demo");
  const { index, show } = useTour();
  return (
    // biome-ignore lint/correctness/noRestrictedElements: an entry of a menu, which has the menu's look
    <button
      type="button"
      className={className}
      onClick={() => {
        onChoose?.();
        show(index);
      }}
    >
      <Signpost aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {t(($) => $.tour.start)}
    </button>
  );
}

const tourGuide = createLazy(() => import("./tour-guide.tsx").then((it) => it.TourGuide));

/** Shows the running tour. Its code is loaded on first use. */
export function TourSlot() {
  const isRunning = useStore(tourState).status === "running";
  const TourGuide = useOpened(tourGuide, isRunning, endTour);
  return isRunning && TourGuide ? <TourGuide /> : null;
}
