import { retention } from "@voxlog/product";
import { LaunchFailure } from "./launch-failure.ts";

/**
 * How many days the figures of visits are kept, by the variable VOXLOG_KEEP_TRACKING_DAYS: as many as the privacy
 * statement promises, or fewer. More would make it a lie.
 *
 * @throws LaunchFailure when it is no such number.
 */
export function readKeepTrackingDays(asked: string | undefined): number {
  if (!asked) return retention.trackingDays;
  const days = Number(asked);
  if (/^\d+$/.test(asked) && days >= 1 && days <= retention.trackingDays) return days;
  throw new LaunchFailure(
    `VOXLOG_KEEP_TRACKING_DAYS is "${asked}". Set it to a number of days from 1 to ${retention.trackingDays}, which the privacy statement promises; packages/product/src/retention.ts has that number.`,
  );
}
