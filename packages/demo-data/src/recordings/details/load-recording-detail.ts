import type { SoundId, Sounds } from "../../sounds/sound.ts";
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

const sounds: Record<SoundId, () => Promise<{ sounds: Sounds }>> = {
  "van-dijk-logistiek": () => import("../../sounds/van-dijk-logistiek.ts"),
  "albers-facility": () => import("../../sounds/albers-facility.ts"),
  "kappers-bouwliften": () => import("../../sounds/kappers-bouwliften.ts"),
};

/**
 * Loads a recording's transcript, analysis and sounds from its own files, in both languages: the second language costs
 * about a kilobyte, and switching needs no request.
 *
 * @throws when the file can't be fetched. The caller decides how to retry.
 */
export async function loadRecordingDetail(id: RecordingId): Promise<RecordingDetail> {
  const [{ detail }, audible] = await Promise.all([details[id](), sounds[id as SoundId]?.()]);
  return { ...detail, ...audible };
}
