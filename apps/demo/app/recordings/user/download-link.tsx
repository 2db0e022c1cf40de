import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useObjectUrl } from "../../components/use-object-url.ts";
import type { UserRecording } from "./user-recording.ts";

/** Downloads the visitor's recording as a file. */
export function DownloadLink({ recording, audio }: { recording: UserRecording; audio: Blob }) {
  const { t } = useTranslation("demo");
  const url = useObjectUrl(audio);
  return (
    <Button asChild variant="secondary">
      <a href={url} download={recordingFileName(brand.name, recording)}>
        <Download aria-hidden="true" className="size-4" />
        {t(($) => $.userRecording.download)}
      </a>
    </Button>
  );
}

const extensions: Record<string, string> = { "audio/mp4": "m4a", "audio/ogg": "ogg", "audio/webm": "webm" };

/**
 * Returns a recording's file name: the uploaded file's name, or the product's name and the visitor's local time.
 *
 * @example recordingFileName("Voxlog", { date: "2026-03-12T13:05:00.000Z", mimeType: "audio/mp4;codecs=opus" })
 *   ⇒ "voxlog-2026-03-12-1405.m4a"
 */
export function recordingFileName(
  product: string,
  { date, mimeType, file }: Pick<UserRecording, "date" | "mimeType" | "file">,
): string {
  if (file !== undefined) return file;
  const [container = ""] = mimeType.split(";");
  const moment = new Date(date);
  const [month, day, hours, minutes] = [
    moment.getMonth() + 1,
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
  ].map((part) => String(part).padStart(2, "0"));
  const when = `${moment.getFullYear()}-${month}-${day}-${hours}${minutes}`;
  return `${product.toLowerCase()}-${when}.${extensions[container] ?? "webm"}`;
}
