import type { dictation } from "./dictation.ts";
import type { RecordingDetail } from "./recording-detail.ts";
import type { RecordingId } from "./recordings.ts";

/** The id of a sample: one of the list, or the one that stands in the place of what visitors record. */
export type SampleId = RecordingId | (typeof dictation)["id"];

const details: Record<SampleId, () => Promise<{ detail: RecordingDetail }>> = {
  "bouwgroep-hartman": () => import("./details/bouwgroep-hartman.ts"),
  "zonneveld-installaties": () => import("./details/zonneveld-installaties.ts"),
  "van-dijk-logistiek": () => import("./details/van-dijk-logistiek.ts"),
  "albers-facility": () => import("./details/albers-facility.ts"),
  "lumen-energie": () => import("./details/lumen-energie.ts"),
  "northgate-medical": () => import("./details/northgate-medical.ts"),
  "de-groene-kas": () => import("./details/de-groene-kas.ts"),
  "kappers-bouwliften": () => import("./details/kappers-bouwliften.ts"),
  "oceaan-verzekeringen": () => import("./details/oceaan-verzekeringen.ts"),
  "polder-zuivel": () => import("./details/polder-zuivel.ts"),
  "stroom-en-zoon": () => import("./details/stroom-en-zoon.ts"),
  "fietsfabriek-noord": () => import("./details/fietsfabriek-noord.ts"),
  dictation: () => import("./details/dictation.ts"),
};

/**
 * Loads one recording's transcript and analysis, a file of its own per recording. It holds both
 * languages: the other one costs about a kilobyte, and switching with the detail open needs no request.
 *
 * @throws when the file cannot be fetched; the caller decides how to try again.
 */
export async function loadRecordingDetail(id: SampleId): Promise<RecordingDetail> {
  return (await details[id]()).detail;
}
