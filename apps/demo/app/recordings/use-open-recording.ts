import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { RECORDING_PARAMETER, recordingSearch } from "../routing/recording-address.ts";
import { pathOf } from "../routing/screens.ts";

const LINE_PARAMETER = "line";

/** Returns the address of a recording. */
export function recordingHref(id: string): string {
  return pathOf("recordings") + recordingSearch(id);
}

/** Returns a function that builds an address with a recording at a line, or none, open over the current screen. */
export function useRecordingHref(): (id: string | null, line?: number | null) => string {
  const { search } = useLocation();
  return (id, line = null) => {
    const next = new URLSearchParams(search);
    if (line !== null) next.set(LINE_PARAMETER, `${line}`);
    else next.delete(LINE_PARAMETER);
    if (id) next.set(RECORDING_PARAMETER, id);
    else next.delete(RECORDING_PARAMETER);
    return `?${next}`;
  };
}

/** Returns the index of the line that the address names; null if it names none. */
export function useLinkedLine(): number | null {
  const line = useSearchParams()[0].get(LINE_PARAMETER);
  return line && /^\d{1,4}$/.test(line) ? Number(line) : null;
}

/** Returns the open recording's ID, and functions to change or close it. */
export function useOpenRecording() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hrefOf = useRecordingHref();
  const closedAt = useRef<typeof location>(null);
  return {
    openId: params.get(RECORDING_PARAMETER),
    show: (id: string) => void navigate(hrefOf(id), { replace: true, state: location.state }),
    /** Closes the dialog: goes back to where it was opened. */
    close: () => {
      if (closedAt.current === location) return; // A second click before the browser has gone back.
      closedAt.current = location;
      void navigate(-1);
    },
    /** Removes the recording from the address, without going back. */
    giveUp: () => void navigate(hrefOf(null), { replace: true }),
  };
}
