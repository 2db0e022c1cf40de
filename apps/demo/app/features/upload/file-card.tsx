import { formatNumber } from "@voxlog/i18n";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Check, FileAudio, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../language/use-language.ts";
import { ScreenLink } from "../../navigation/screen-link.tsx";
import { FilePlayer } from "./file-player.tsx";
import { fileSize } from "./file-size.ts";
import { ProcessingBar } from "./processing-bar.tsx";
import { useProcessing } from "./use-processing.ts";

/** The file chosen, from its processing to its end. */
export function FileCard({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const toast = useToast();
  const { phase, progress, cancel, restart } = useProcessing(() => toast(t(($) => $.upload.success)));
  return (
    <Card className="grid grid-cols-1 gap-5 max-sm:p-5!">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-content-center rounded-lg bg-accent-soft text-accent-text"
        >
          <FileAudio className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="text-sm text-text-muted tabular-nums">{fileSize(language, file.size)}</p>
        </div>
        {phase === "done" && (
          <Badge tone="success" icon={<Check aria-hidden="true" />}>
            {t(($) => $.upload.done)}
          </Badge>
        )}
        <IconButton
          aria-label={t(($) => $.upload.remove, { name: file.name })}
          className="-me-2 text-text-muted"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </IconButton>
      </div>
      {phase === "processing" && (
        <ProcessingBar
          progress={progress}
          percent={formatNumber(language, progress, { style: "percent" })}
          onCancel={cancel}
        />
      )}
      {phase === "cancelled" && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-text-muted">
            {t(($) => $.upload.cancelled)}
          </p>
          <Button variant="secondary" size="sm" onClick={restart}>
            {t(($) => $.upload.again)}
          </Button>
        </div>
      )}
      <FilePlayer file={file} />
      {phase === "done" && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
          <ScreenLink
            section="recordings"
            className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t(($) => $.upload.example)}
          </ScreenLink>
          <Button variant="secondary" onClick={onRemove}>
            {t(($) => $.upload.another)}
          </Button>
        </div>
      )}
    </Card>
  );
}
