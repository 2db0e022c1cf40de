import type { RecordingDetail } from "../recording-detail.ts";
import type { RecordingId } from "../recordings.ts";

const details: Record<RecordingId, () => Promise<{ detail: RecordingDetail }>> = {
  "bouwgroep-hartman": () => import("./bouwgroep-hartman.ts"),
  "zonneveld-installaties": () => import("./zonneveld-installaties.ts"),
  "van-dijk-logistiek": () => import("./van-dijk-logistiek.ts"),
  "albers-facility": () => import("./albers-facility.ts"),
  "lumen-energie": () => import("./lumen-energie.ts"),
  "northgate-medical": () => import("./northgate-medical.ts"),
  "de-groene-kas": () => import("./de-groene-kas.ts"),
  "kappers-bouwliften": () => import("./kappers-bouwliften.ts"),
  "oceaan-verzekeringen": () => import("./oceaan-verzekeringen.ts"),
  "polder-zuivel": () => import("./polder-zuivel.ts"),
  "stroom-en-zoon": () => import("./stroom-en-zoon.ts"),
  "fietsfabriek-noord": () => import("./fietsfabriek-noord.ts"),
};

/**
 * Loads one recording's transcript and analysis, a file of its own per recording. It holds both
 * languages: the other one costs about a kilobyte, and switching with the detail open needs no request.
 *
 * @throws when the file cannot be fetched; the caller decides how to try again.
 */
export async function loadRecordingDetail(id: RecordingId): Promise<RecordingDetail> {
  return (await details[id]()).detail;
}
