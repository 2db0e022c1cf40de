import { recordings } from "@voxlog/demo-data/recordings";

/** Where the visitor is, as far as the tour minds. */
export type Place = { pathname: string; search: string };

/** One thing to see or do. */
export type TourStep = {
  id: "recording" | "analysis" | "crmFields" | "dictionary" | "startNow";
  /** Value of the `data-tour` attribute of what it is about. */
  anchor: string;
  /** Where to go for it from elsewhere. */
  to: string;
  /** Whether a place is one where it can be seen. */
  isAt: (place: Place) => boolean;
  /** Whether what it asks for was done; without it, the visitor says when to go on. */
  isDoneAt?: (place: Place) => boolean;
};

/** An analysed recording: one that is still processed has nothing to show yet. */
const example = recordings.find(({ status }) => status === "synced");
const exampleAddress = `/?recording=${example?.id ?? ""}`;
const openId = ({ search }: Place) => new URLSearchParams(search).get("recording");
const isOpen = (place: Place) => openId(place) !== null;
const isResultOpen = (place: Place) =>
  isOpen(place) && !recordings.some(({ id, status }) => id === openId(place) && status === "processing");

/** The tour, from a conversation to one's own. */
export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  {
    id: "recording",
    anchor: `recording-${example?.id ?? ""}`,
    to: "/",
    isAt: (place) => ["/", "/recordings"].includes(place.pathname) && !isOpen(place),
    isDoneAt: isResultOpen,
  },
  { id: "analysis", anchor: "analysis", to: exampleAddress, isAt: isResultOpen },
  { id: "crmFields", anchor: "crm-fields", to: exampleAddress, isAt: isResultOpen },
  {
    id: "dictionary",
    anchor: "dictionary",
    to: "/agent-timmy?tab=dictionary",
    isAt: ({ pathname, search }) =>
      pathname === "/agent-timmy" && new URLSearchParams(search).get("tab") === "dictionary",
  },
  { id: "startNow", anchor: "start-now", to: "/", isAt: (place) => !isOpen(place) },
];
