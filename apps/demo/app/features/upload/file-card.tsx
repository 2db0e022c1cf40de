import { formatNumber, useLanguage } from "@voxlog/i18n";
import { Badge } from "@voxlog/ui/badge";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { IconButton } from "@voxlog/ui/icon-button";
import { useToast } from "@voxlog/ui/toast";
import { Check, FileAudio, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AudioPlayer } from "../../components/audio-player.tsx";
import { recordingHref } from "../../recordings/use-open-recording.ts";
import { fileSize, keepUpload } from "./upload-file.ts";
import { useProcessing } from "./use-processing.ts";

/** The file chosen, from its processing to its end. */
export function FileCard({
  file,
  onRemove,
  onTurn,
}: {
  file: File;
  onRemove: () => void;
  /** Called when the control that was clicked is about to give way to another. */
  onTurn: () => void;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const toast = useToast();
  const seconds = useRef(0);
  const [keptId, setKeptId] = useState<string>();
  const { phase, progress, cancel, restart } = useProcessing(() => {
    setKeptId(keepUpload(file, seconds.current));
    toast(t(($) => $.upload.success));
  });
  return (
    <Card className="grid grid-cols-1 gap-5 max-sm:p-5!">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-content-center rounded-lg bg-accent-soft text-accent-text"
        >
          <FileAudio className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow basis-word">
          <p className="font-medium">{breakable(file.name)}</p>
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
          onCancel={() => {
            cancel();
            onTurn();
          }}
        />
      )}
      {/* The status stands there before its text: one that comes together with it is not announced. */}
      <div
        className={phase === "cancelled" ? "flex flex-wrap items-center justify-between gap-3" : "sr-only"}
      >
        <p role="status" className="text-text-muted">
          {phase === "cancelled" && t(($) => $.upload.cancelled)}
        </p>
        {phase === "cancelled" && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              restart();
              onTurn();
            }}
          >
            {t(($) => $.upload.again)}
          </Button>
        )}
      </div>
      <AudioPlayer
        audio={file}
        label={t(($) => $.upload.play, { name: file.name })}
        unplayable={t(($) => $.upload.unplayable)}
        onLength={(length) => {
          seconds.current = length;
        }}
      />
      {keptId && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
          <Link
            to={recordingHref(keptId)}
            className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t(($) => $.upload.result)}
          </Link>
          <Button variant="secondary" onClick={onRemove}>
            {t(($) => $.upload.another)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** How far it is, and the way out. */
function ProcessingBar({
  progress,
  percent,
  onCancel,
}: {
  /** From 0 to 1. */
  progress: number;
  /** The same, as it is read. */
  percent: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation("demo");
  const label = t(($) => $.upload.processing);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid grow basis-word gap-2">
        <p
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 text-sm text-text-muted tabular-nums"
        >
          <span>{label}</span>
          <span>{percent}</span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuetext={percent}
          className="h-2 overflow-clip rounded-full bg-surface-hover"
        >
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-base ease-in-out"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t(($) => $.upload.cancel)}
      </Button>
    </div>
  );
}
