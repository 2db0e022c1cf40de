import { demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import { formatDate, type Language } from "@voxlog/texts";

/**
 * When a recording was made, in the demo's time; in the visitor's own where it is about what they are just doing.
 * The year is left out where it is the demo's.
 *
 * @example recordingTime("nl", { date: "2025-10-24T10:15:00+02:00" }) ⇒ { day: "vr 24 okt", time: "10:15" }
 */
export function recordingTime(
  language: Language,
  { date, isOwnTime = false }: { date: string; isOwnTime?: boolean },
): { day: string; time: string } {
  const moment = new Date(date);
  const place = isOwnTime ? {} : { timeZone: demoTimeZone };
  const isThisYear = moment.getFullYear() === new Date(demoNow).getFullYear();
  return {
    day: formatDate(language, moment, {
      weekday: "short",
      day: "numeric",
      month: "short",
      ...(!isThisYear && { year: "numeric" }),
      ...place,
    }),
    time: formatDate(language, moment, { hour: "2-digit", minute: "2-digit", ...place }),
  };
}

/**
 * How long a recording takes, as minutes and seconds.
 *
 * @param seconds whole seconds, mostly less than an hour.
 * @example recordingDuration(189) ⇒ "3:09"
 */
export function recordingDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
