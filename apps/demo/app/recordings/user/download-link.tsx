import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useObjectUrl } from "../../audio/use-object-url.ts";
import type { OwnRecording } from "./user-recording.ts";
import { recordingFileName } from "../own/recording-file.ts";

/** Gives the visitor what they recorded as a file. */
export function DownloadLink({ recording, audio }: { recording: OwnRecording; audio: Blob }) {
  const { t } = useTranslation("demo");
  const url = useObjectUrl(audio);
  return (
    <Button asChild variant="secondary">
      <a href={url} download={recordingFileName(brand.name, recording)}>
        <Download aria-hidden="true" className="size-4" />
        {t(($) => $.recordings.own.download)}
      </a>
    </Button>
  );
}
