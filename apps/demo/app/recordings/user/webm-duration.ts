/** The element Duration with a value of 0: https://www.rfc-editor.org/rfc/rfc9559#name-duration-element */
const NO_DURATION = [0x44, 0x89, 0x88, 0, 0, 0, 0, 0, 0, 0, 0];
/** Bytes to read: the element comes before the sound. */
const HEAD_BYTES = 1024;

/**
 * Writes the duration into a recording of Firefox, which leaves it at 0 and then can't seek. Others are returned
 * unchanged.
 *
 * @param duration in milliseconds, the unit of the element.
 */
export async function withDuration(recording: Blob, duration: number): Promise<Blob> {
  const head = await recording.slice(0, HEAD_BYTES).arrayBuffer();
  const bytes = new Uint8Array(head);
  const at = bytes.findIndex((_, start) =>
    NO_DURATION.every((byte, offset) => bytes[start + offset] === byte),
  );
  if (at < 0) return recording;
  new DataView(head).setFloat64(at + NO_DURATION.length - 8, duration);
  return new Blob([head, recording.slice(HEAD_BYTES)], { type: recording.type });
}
