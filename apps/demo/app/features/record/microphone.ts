import { chooseFormat } from "./take/audio-format.ts";
import { type MicrophoneProblem, problemOf } from "./microphone/microphone-problem.ts";

/** A microphone that listens, or why there is none. */
export type OpenedMicrophone =
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
