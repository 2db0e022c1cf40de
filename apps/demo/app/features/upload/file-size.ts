import { formatNumber, type Language } from "@voxlog/i18n";

const BYTES_IN_A_MEGABYTE = 1_000_000;

/**
 * A file's size in megabytes, to two decimals.
 *
 * @example fileSize("nl", 3_418_000) ⇒ "3,42 MB"
 */
export function fileSize(language: Language, bytes: number): string {
  return formatNumber(language, bytes / BYTES_IN_A_MEGABYTE, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
