import { whenIdle } from "@voxlog/browser/prefetch";
import { formatDate, formatNumber, formatPrice, type Language } from "@voxlog/i18n";
import { currency } from "@voxlog/product";

/**
 * Makes the formatters of numbers, prices and dates while nobody waits. Each takes a slow phone 20 to 60 ms, which
 * the first tab that shows one would take longer to appear.
 */
export function warmFormats(language: Language): void {
  whenIdle(() => formatNumber(language, 0));
  whenIdle(() => formatPrice(language, 0, currency));
  whenIdle(() => formatDate(language, new Date(), { dateStyle: "medium" }));
}
