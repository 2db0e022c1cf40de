import { breakable } from "@voxlog/browser/breakable";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { IconButton } from "@voxlog/ui/icon-button";
import { Link } from "@voxlog/ui/link";
import { useToast } from "@voxlog/ui/toast";
import { Check, FileAudio, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFailureToast } from "../../components/failure.tsx";
import { AudioPlayer } from "../../recordings/audio-player.tsx";
import { recordingHref } from "../../recordings/use-open-recording.ts";
import { Processing } from "../../recordings/user/processing.tsx";
import {
  MAX_STORED_BYTES,
  removeRecording,
  useSavedRecordings,
} from "../../recordings/user/user-recordings.ts";
import { fileSize, type Upload } from "./upload-file.ts";

/** The selected file, with its progress and result. */
export function FileCard({
  file,
  upload,
  onClear,
}: {
  file: File;
  upload: Upload;
  /** Called when it is removed, or another one is wanted. */
  onClear: () => void;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const saved = useSavedRecordings().find(({ id }) => id === upload.id);
  const isDone = saved?.status === "processed";
  const hasSpeech = saved?.sound !== "nothing";
  const isStored = useIsStored(upload) && file.size <= MAX_STORED_BYTES;
  const remove = useRemove();
  return (
    <Card className="grid grid-cols-1 gap-5 max-sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-content-center rounded-lg bg-accent-soft text-accent-text"
        >
          <FileAudio className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow basis-word">
          <p className="font-medium">{breakable(file.name)}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted tabular-nums">
            {fileSize(language, file.size)}
            {isDone && hasSpeech && (
              <Badge tone="success" icon={<Check aria-hidden="true" />}>
                {t(($) => $.upload.done)}
              </Badge>
            )}
          </div>
        </div>
        <IconButton
          aria-label={t(($) => $.upload.remove, { name: file.name })}
          className="-me-2 text-text-muted"
          onClick={() => {
            remove(upload, isDone);
            onClear();
          }}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </IconButton>
      </div>
      {!isStored && <Alert>{t(($) => $.upload.forNow)}</Alert>}
      {!isDone && <Processing processingSince={upload.processingSince} />}
      <AudioPlayer
        audio={file}
        label={t(($) => $.upload.play, { name: file.name })}
        unplayable={t(($) => $.upload.unplayable)}
      />
      {isDone && (
        <Alert tone={hasSpeech ? "info" : "danger"}>
          {hasSpeech
            ? t(($) => $.upload.needsWords, { agent: brand.agent })
            : t(($) => $.upload.nothing, { agent: brand.agent })}
        </Alert>
      )}
      {isDone && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
          <Link asChild variant="standalone">
            <RouterLink to={recordingHref(saved.id)}>{t(($) => $.userRecording.result)}</RouterLink>
          </Link>
          <Button variant="secondary" onClick={onClear}>
            {t(($) => $.upload.another)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Returns whether a file survives closing the page, as far as known. */
function useIsStored(upload: Upload): boolean {
  const [unstored, setUnstored] = useState<Upload>();
  useEffect(() => {
    void upload.isStored.then((isStored) => !isStored && setUnstored(upload));
  }, [upload]);
  return unstored !== upload;
}

/** Returns a function that removes a file from the visitor's recordings. */
function useRemove(): (upload: Upload, isAnnounced: boolean) => void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const reportFailure = useFailureToast();
  return ({ id, isStored }, isAnnounced) => {
    isStored
      .then(() => removeRecording(id))
      .then(() => isAnnounced && toast(t(($) => $.userRecording.removed)), reportFailure);
  };
}
