import { parseJson } from "../../process/parse-json.ts";

/** One request of a batch, unchecked. */
export type BatchRequest = { method?: unknown; url?: unknown; body?: unknown };

/** PocketBase's maximum in our settings. */
const MAX_REQUESTS = 50;
const FORM = /^multipart\/form-data; boundary=([\w-]{1,70})$/;

/** Reads a batch in the tracker's format: a multipart body whose only field is JSON. PocketBase gets any other. */
export function readBatch(contentType: string | undefined, body: Buffer): BatchRequest[] | undefined {
  const text = payloadOf(FORM.exec(contentType ?? "")?.[1], body.toString());
  if (!text) return undefined;
  // PocketBase has its own way to read half a character, or a duplicate name.
  if (text.includes("\ufffd") || text.includes("\\ud")) return undefined;
  const form = Object(parseJson(text)) as Record<string, unknown>;
  if (JSON.stringify(form) !== text) return undefined;
  const { requests } = form;
  const isTrackers =
    Array.isArray(requests) &&
    requests.length > 0 &&
    requests.length <= MAX_REQUESTS &&
    Object.keys(form).length === 1;
  return isTrackers ? requests : undefined;
}

/** Returns the form's only field. JSON has no line breaks, so nothing can end the field early. */
function payloadOf(boundary: string | undefined, body: string): string | undefined {
  if (!boundary) return undefined;
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n`;
  const after = `\r\n--${boundary}--`;
  const end = body.endsWith("\r\n") ? body.length - 2 : body.length;
  const isComplete = body.startsWith(before) && body.endsWith(after, end);
  return isComplete ? body.slice(before.length, end - after.length) : undefined;
}
