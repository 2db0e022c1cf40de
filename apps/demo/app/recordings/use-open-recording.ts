import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useAheadOfAddress } from "../navigation/use-ahead-of-address.ts";
import { screenOf } from "../screens.ts";

const PARAMETER = "recording";

/** The address of a recording, open over the list of all of them. */
export function recordingHref(id: string): string {
  return `${screenOf("recordings").path}?${new URLSearchParams({ [PARAMETER]: id })}`;
}

/** Gives the address that opens a recording over the screen shown, or none. */
export function useRecordingHref(): (id: string | null) => string {
  const { search } = useLocation();
  return (id) => {
    const next = new URLSearchParams(search);
    if (id) next.set(PARAMETER, id);
    else next.delete(PARAMETER);
    return `?${next}`;
  };
}

/** Whether the visitor is on the way out, which may lead over more than one entry of the browser's history. */
let isClosing = false;

let openAhead: ReturnType<typeof useAheadOfAddress<string | null>>[1] = (_, navigate) => void navigate();

/** Opens a recording over the screen shown. */
export function useShowRecording(): (id: string) => void {
  const navigate = useNavigate();
  const hrefOf = useRecordingHref();
  return (id) => {
    isClosing = false;
    openAhead(id, () => navigate(hrefOf(id), { preventScrollReset: true, state: { openedHere: true } }));
  };
}

/** The recording that the address opens, and the ways on and out. */
export function useOpenRecording() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openedHere: unknown = location.state?.openedHere;
  const hrefOf = useRecordingHref();

  const asked = params.get(PARAMETER);
  const [openId, goTo] = useAheadOfAddress(asked);
  useEffect(() => {
    openAhead = goTo;
  });

  const close = () => {
    isClosing = true;
    return openedHere ? navigate(-1) : navigate(hrefOf(null), { replace: true, preventScrollReset: true });
  };
  const arrive = useEffectEvent(() => {
    // Two quick presses, before the first has shown, opened it twice.
    if (asked && isClosing) void close();
    else isClosing = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about each arrival.
  useEffect(() => arrive(), [location.key]);
  useEffect(
    () => () => {
      isClosing = false; // It was opened from another screen, and that is where the way out led.
    },
    [],
  );

  return {
    openId,
    /** Goes to another recording without adding a step to go back through. */
    show: (id: string) =>
      goTo(id, () =>
        navigate(hrefOf(id), { replace: true, preventScrollReset: true, state: location.state }),
      ),
    /** Leaves the detail: back to where it was opened, or, after a link straight to it, to the list below. */
    close,
  };
}
