import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { pathOf } from "../routing/screens.ts";

/** What the address names a recording by. */
export const RECORDING_PARAMETER = "recording";

/** The address of a recording, open over the list of all of them. */
export function recordingHref(id: string): string {
  return `${pathOf("recordings")}?${new URLSearchParams({ [RECORDING_PARAMETER]: id })}`;
}

/** Gives the address that opens a recording over the screen shown, or none. */
export function useRecordingHref(): (id: string | null) => string {
  const { search } = useLocation();
  return (id) => {
    const next = new URLSearchParams(search);
    if (id) next.set(RECORDING_PARAMETER, id);
    else next.delete(RECORDING_PARAMETER);
    return `?${next}`;
  };
}

/** State of a history entry that opened a recording from one of our screens, so that closing can go back. */
export const OPENED_HERE = { openedHere: true };

/** The recording that the address opens, and the ways on and out. */
export function useOpenRecording() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hrefOf = useRecordingHref();
  const closedAt = useRef<typeof location>(null);
  const toList = () => void navigate(hrefOf(null), { replace: true });
  return {
    openId: params.get(RECORDING_PARAMETER),
    /** Goes to another recording without adding a step to go back through. */
    show: (id: string) => void navigate(hrefOf(id), { replace: true, state: location.state }),
    /** Leaves the detail: back to where it was opened, or, after a link straight to it, to the list below. */
    close: () => {
      if (closedAt.current === location) return; // A second click, before the browser has gone back: one step is enough.
      closedAt.current = location;
      if (location.state?.openedHere) void navigate(-1);
      else toList();
    },
    /** Takes back that a recording was opened, which cannot be shown: no step is taken, that could be one too many. */
    giveUp: toList,
  };
}
