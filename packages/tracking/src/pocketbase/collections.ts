import { BROWSERS, CONVERSION_TYPES, DEVICE_TYPES, LANGUAGES, SYSTEMS } from "../core/records.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

/** What a field of a collection holds, and the limits the server sets on it. */
type Field =
  | { type: "text"; max: number; pattern?: string; required?: true }
  | { type: "number"; required?: true }
  | { type: "select"; values: readonly string[]; required?: true }
  | { type: "bool" }
  | { type: "date"; required?: true };

const sessionId = {
  type: "text",
  max: TEXT_LIMITS.session_id,
  pattern: "^[a-z0-9-]{20,64}$",
  required: true,
} as const;
const language = { type: "select", values: LANGUAGES } as const;

/**
 * The fields of `sessions` and `app_sessions`. A test holds this table against the real schema.
 */
export const sessionFields = {
  session_id: sessionId,
  landing_page: { type: "text", max: TEXT_LIMITS.landing_page, required: true },
  referrer: { type: "text", max: TEXT_LIMITS.referrer },
  page_count: { type: "number", required: true },
  unique_page_count: { type: "number", required: true },
  language,
  last_page: { type: "text", max: TEXT_LIMITS.last_page },
  converted: { type: "bool" },
  conversion_type: { type: "select", values: CONVERSION_TYPES },
  dev_mode: { type: "bool" },
  device_type: { type: "select", values: DEVICE_TYPES, required: true },
  os: { type: "select", values: SYSTEMS, required: true },
  browser: { type: "select", values: BROWSERS, required: true },
  screen_size: { type: "text", max: TEXT_LIMITS.screen_size, pattern: "^[0-9]{1,6}x[0-9]{1,6}$" },
} as const satisfies Record<string, Field>;

/** The fields of `page_visits` and `app_page_visits`, likewise. */
export const pageVisitFields = {
  page_path: { type: "text", max: TEXT_LIMITS.page_path, pattern: "^/", required: true },
  page_title: { type: "text", max: TEXT_LIMITS.page_title },
  session_id: sessionId,
  referrer: { type: "text", max: TEXT_LIMITS.referrer },
  language,
  start_time: { type: "date", required: true },
  end_time: { type: "date" },
  visible_time: { type: "number" },
} as const satisfies Record<string, Field>;
