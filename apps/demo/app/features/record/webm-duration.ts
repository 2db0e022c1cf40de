/*
 * Browsers record WebM without its duration, which they don't know when they write the header. Players then show none and
 * can't seek. This adds the missing element: https://www.rfc-editor.org/rfc/rfc9559#name-duration-element
 * fix-webm-duration is five times as large and rewrites the whole recording: it also changes truncated ones, and sets the
 * time unit to milliseconds without converting the times.
 */

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
/** A millisecond in nanoseconds: the default time unit of a file. */
const DEFAULT_SCALE = 1_000_000;
/** Bytes to read: enough for everything before the sound. */
const HEAD_BYTES = 4096;

/** An EBML element. Positions are bytes from the start. An unknown size is infinite. */
type Element = { id: number; at: number; bodyAt: number; size: number };

/**
 * Adds the duration to a WebM recording. Other formats, broken files and files with a duration are returned unchanged.
 *
 * @param duration in milliseconds.
 */
export async function withDuration(recording: Blob, duration: number): Promise<Blob> {
  try {
    return await lengthened(recording, duration);
  } catch {
    return recording;
  }
}

async function lengthened(recording: Blob, duration: number): Promise<Blob> {
  const head = new DataView(await recording.slice(0, HEAD_BYTES).arrayBuffer());
  const segment = find(head, SEGMENT, 0, head.byteLength);
  // Only a segment of unknown size can grow.
  if (!segment || Number.isFinite(segment.size)) return recording;
  const info = find(head, INFO, segment.bodyAt, head.byteLength);
  if (!info || info.bodyAt + info.size > head.byteLength) return recording;
  const end = info.bodyAt + info.size;
  if (find(head, DURATION, info.bodyAt, end)) return recording;

  const scaleElement = find(head, TIMESTAMP_SCALE, info.bodyAt, end);
  const scale = scaleElement ? readNumber(head, scaleElement.bodyAt, scaleElement.size) : DEFAULT_SCALE;
  const added = new DataView(new ArrayBuffer(11));
  added.setUint16(0, DURATION);
  added.setUint8(2, 0x88);
  added.setFloat64(3, (duration * DEFAULT_SCALE) / scale);
  const start = new DataView(new ArrayBuffer(12));
  start.setUint32(0, INFO);
  start.setBigUint64(4, (1n << 56n) | BigInt(info.size + added.byteLength));
  return new Blob(
    [recording.slice(0, info.at), start, recording.slice(info.bodyAt, end), added, recording.slice(end)],
    {
      type: recording.type,
    },
  );
}

function find(view: DataView, id: number, from: number, to: number): Element | undefined {
  for (let at = from; at < to; ) {
    const element = readElement(view, at);
    if (!element || element.id === id) return element;
    at = element.bodyAt + element.size;
  }
  return undefined;
}

/** Reads an element's ID and size. The leading zeros of each encode its length. */
function readElement(view: DataView, at: number): Element | undefined {
  const idLength = lengthAt(view, at);
  const sizeLength = lengthAt(view, at + idLength);
  const bodyAt = at + idLength + sizeLength;
  if (!idLength || !sizeLength || bodyAt > view.byteLength) return undefined;
  const marked = readNumber(view, at + idLength, sizeLength);
  const highest = 2 ** (7 * sizeLength);
  const size = marked - highest;
  return {
    id: readNumber(view, at, idLength),
    at,
    bodyAt,
    size: size >= highest - 1 ? Number.POSITIVE_INFINITY : size, // All ones: unknown.
  };
}

/** Returns 1 to 8 bytes; 0 after the end, or if no element starts there. */
function lengthAt(view: DataView, at: number): number {
  if (at >= view.byteLength) return 0;
  const first = view.getUint8(at);
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

function readNumber(view: DataView, at: number, length: number): number {
  let number = 0;
  for (let offset = 0; offset < length; offset++) number = number * 256 + view.getUint8(at + offset);
  return number;
}
