import { demoTimeZone } from "@voxlog/demo-data/dashboard";
import { formatDate, type Language } from "@voxlog/texts";

/**
 * Returns when a recording was made, in the demo's time zone.
 *
 * @example recordingTime("nl", { date: "2025-10-24T10:15:00+02:00" }) ⇒ { day: "vr 24 okt", time: "10:15" }
 */
export function recordingTime(language: Language, { date }: { date: string }): { day: string; time: string } {
  const moment = new Date(date);
  const place = { timeZone: demoTimeZone };
  return {
    day: formatDate(language, moment, {
      weekday: "short",
      day: "numeric",
      month: "short",
      ...place,
    }),
    time: formatDate(language, moment, { hour: "2-digit", minute: "2-digit", ...place }),
  };
}

/**
 * Returns a duration as minutes and seconds.
 *
 * @param seconds whole seconds, mostly less than an hour.
 * @example recordingDuration(189) ⇒ "3:09"
 */
export function recordingDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
