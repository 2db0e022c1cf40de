/** An open microphone, or the problem that prevents it. */
type OpenedMicrophone =
  | { stream: MediaStream; format: string; problem?: never }
  | { problem: MicrophoneProblem };

/** Opens the browser's default microphone. The browser may ask for permission. */
export async function openMicrophone(): Promise<OpenedMicrophone> {
  if (!isSecureContext) return { problem: "insecure" };
  const format = chooseFormat();
  // Old browsers have neither, despite the types.
  if (!format || !("mediaDevices" in navigator)) return { problem: "unsupported" };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    return { stream, format };
  } catch (error) {
    if (!(error instanceof Error)) return { problem: "unknown" };
    return { problem: problemOf(error, (await microphonePermission())?.state) };
  }
}

/** Closes a microphone, which turns off the browser's recording indicator. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Returns the microphone's permission, if the browser reports it. */
async function microphonePermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: "microphone" });
  } catch {
    return undefined;
  }
}

/**
 * Why there is no microphone to record with: the visitor denied it, the system blocks it, the prompt was dismissed,
 * none is connected, another program uses it, the browser can't record, the page isn't secure, or an unknown error.
 */
export type MicrophoneProblem =
  | "denied"
  | "blockedBySystem"
  | "dismissed"
  | "missing"
  | "busy"
  | "unsupported"
  | "insecure"
  | "unknown";

/**
 * Returns the problem behind an error of `getUserMedia`
 * (https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia). It has one error for everything about
 * permission: Chromium's message says more, and elsewhere the permission's state does.
 *
 * @param permission the state of the microphone's permission, if the browser reports it.
 */
export function problemOf(
  error: Pick<Error, "name" | "message">,
  permission: PermissionState | undefined,
): MicrophoneProblem {
  switch (error.name) {
    case "NotAllowedError":
      if (/by system/i.test(error.message)) return "blockedBySystem";
      return permission === "denied" || /denied/i.test(error.message) ? "denied" : "dismissed";
    case "NotFoundError":
    case "OverconstrainedError": // WebKit's, as no constraint is required.
      return "missing";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    case "SecurityError":
    case "NotSupportedError":
      return "unsupported";
    default:
      return "unknown";
  }
}

const OPUS_IN_WEBM = "audio/webm;codecs=opus";
const MP4 = "audio/mp4";
const OPUS_IN_OGG = "audio/ogg;codecs=opus";

/** Browser features that the format depends on. */
type RecordingAbilities = {
  /** Whether it is Safari, which records WebM since 2025, but plays its own MP4 better. */
  isApple: boolean;
  isSupported: (format: string) => boolean;
};

/** Returns the format to record in, or undefined if the browser can't record. */
export function chooseFormat(
  { isApple, isSupported }: RecordingAbilities = thisBrowser(),
): string | undefined {
  const wished = isApple ? [MP4, OPUS_IN_WEBM] : [OPUS_IN_WEBM, OPUS_IN_OGG, MP4];
  return wished.find(isSupported);
}

function thisBrowser(): RecordingAbilities {
  return {
    isApple: navigator.vendor.startsWith("Apple"),
    isSupported: (format) => "MediaRecorder" in globalThis && MediaRecorder.isTypeSupported(format),
  };
}
