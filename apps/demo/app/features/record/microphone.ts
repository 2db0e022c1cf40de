/** A microphone that listens, or why there is none. */
type OpenedMicrophone =
  | { stream: MediaStream; format: string; problem?: never }
  | { problem: MicrophoneProblem };

/**
 * Opens a microphone; the browser asks the visitor when it has to.
 *
 * @param deviceId of the microphone chosen; without one, the browser's default.
 */
export async function openMicrophone(deviceId: string | undefined): Promise<OpenedMicrophone> {
  if (!isSecureContext) return { problem: "insecure" };
  const format = chooseFormat();
  // Old browsers have neither, whatever the types say.
  if (!format || !("mediaDevices" in navigator)) return { problem: "unsupported" };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { ...(deviceId && { deviceId: { exact: deviceId } }), channelCount: 1 },
    });
    return { stream, format };
  } catch (error) {
    if (!(error instanceof Error)) return { problem: "unknown" };
    return { problem: problemOf(error, (await microphonePermission())?.state) };
  }
}

/** Lets go of a microphone; the browser's sign that it listens goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The microphone's permission, where the browser tells it. */
export async function microphonePermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: "microphone" });
  } catch {
    return undefined;
  }
}

/**
 * Why there is no microphone to record with: the visitor denied it, the system keeps it from the browser, the
 * prompt was dismissed, there is none, another program has it, it went while it was listened to, the
 * browser cannot record, the page is not on a safe connection, or something that no browser documents.
 */
export type MicrophoneProblem =
  | "denied"
  | "blockedBySystem"
  | "dismissed"
  | "missing"
  | "busy"
  | "unplugged"
  | "unsupported"
  | "insecure"
  | "unknown";

/**
 * What an error of `getUserMedia` means (https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia).
 * All that has to do with permission is one and the same error there; Chromium tells more in its message, the
 * permission's state tells it elsewhere.
 *
 * @param permission the state of the microphone's permission, where the browser tells it.
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
    case "OverconstrainedError": // The microphone chosen is not there any more.
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

/** What a browser can do, as far as the format depends on it. */
type RecordingAbilities = {
  /** Whether it is Apple's: it records WebM since 2025, and still plays its own MP4 better. */
  isApple: boolean;
  isSupported: (format: string) => boolean;
};

/** The format to record in, or undefined when the browser cannot record. */
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
