import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { pathOf } from "../routing/screens.ts";

/** Query parameter with the open recording's ID. */
export const RECORDING_PARAMETER = "recording";
/** Query parameter with the index of a line in that recording. */
const LINE_PARAMETER = "line";

/** Returns the address of a recording, open over the list of all recordings. */
export function recordingHref(id: string): string {
  return `${pathOf("recordings")}?${new URLSearchParams({ [RECORDING_PARAMETER]: id })}`;
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

/** State of a history entry that opened a recording within the demo, so that closing goes back. */
export const OPENED_HERE = { openedHere: true };

/** Returns the open recording's ID, and functions to change or close it. */
export function useOpenRecording() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hrefOf = useRecordingHref();
  const closedAt = useRef<typeof location>(null);
  const toList = () => void navigate(hrefOf(null), { replace: true });
  return {
    openId: params.get(RECORDING_PARAMETER),
    /** Shows another recording without adding a history entry. */
    show: (id: string) => void navigate(hrefOf(id), { replace: true, state: location.state }),
    /** Closes the detail: goes back to where it was opened, or to the list if it was opened by its address. */
    close: () => {
      if (closedAt.current === location) return; // A second click before the browser has gone back.
      closedAt.current = location;
      if (location.state?.openedHere) void navigate(-1);
      else toList();
    },
    /** Removes a recording that can't be shown from the address, without going back. */
    giveUp: toList,
  };
}
