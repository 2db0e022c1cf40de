/**
 * Why there is no microphone to record with: the visitor refused it, the system keeps it from the browser, the
 * question was left unanswered, there is none, another program has it, it went while it was listened to, the
 * browser cannot record, the page is not on a safe connection, or something that no browser documents.
 */
export type MicrophoneProblem =
  | "refused"
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
      return permission === "denied" || /denied/i.test(error.message) ? "refused" : "dismissed";
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
