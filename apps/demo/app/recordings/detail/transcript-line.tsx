import type { Speaker } from "@voxlog/demo-data/recording-detail";
import { Button } from "@voxlog/ui/button";
import { Pause, Play, Quote } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CorrectedPart } from "../../dictionary/corrections.ts";
import { recordingDuration } from "../recording-time.ts";
import { CorrectionNotes } from "./correction-notes.tsx";
import { type FieldSource, focusAndScroll } from "./field-source.ts";
import { useTextIn } from "./panel.tsx";
import type { Playback } from "./sound/use-playback.ts";

/** A speaker's turn. Its button plays it; it is marked when the visitor follows a CRM field or a link to it. */
export function TranscriptLine({
  index,
  speaker,
  name,
  lang,
  isDialog,
  parts,
  playback,
  source,
}: {
  index: number;
  speaker: Speaker;
  name: string;
  lang: string | undefined;
  /** Whether a second voice answers. A note has one voice, whose name and side say nothing. */
  isDialog: boolean;
  parts: readonly CorrectedPart[];
  playback: Playback | undefined;
  source: FieldSource;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const { marked, markedLine, awaited, arrive } = source;
  const isMarked = markedLine === index;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (awaited !== "line" || !isMarked) return;
    focusAndScroll(line.current);
    arrive();
  });
  return (
    <li
      ref={line}
      tabIndex={-1}
      data-speaker={isDialog ? speaker : undefined}
      data-marked={isMarked || undefined}
      aria-current={playback && playback.status !== "idle" && playback.line === index ? "true" : undefined}
      className="rounded-lg bg-surface-hover px-4 py-3 outline-offset-2 outline-accent max-sm:hyphens-auto data-speaker:xs:max-w-[90%] data-[speaker=seller]:justify-self-end print:data-[speaker=seller]:self-end data-[speaker=seller]:bg-accent-soft data-marked:border-2 data-marked:border-accent aria-current:outline-2 forced-colors:border"
    >
      <span className="flex items-center justify-between gap-3">
        {isDialog && <span className="text-sm font-semibold">{name}</span>}
        {playback && <LineButton playback={playback} index={index} onPlay={source.release} />}
      </span>
      {isMarked && marked && (
        <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-accent-text">
          <Quote aria-hidden="true" className="size-4 shrink-0" />
          {t(($) => $.crm.marked, { field: textIn(marked.label) })}
        </p>
      )}
      <p lang={lang} className={isMarked ? "font-medium" : undefined}>
        {parts.map(({ text, heard }, place) =>
          heard ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
            <ins key={place} className="underline decoration-dotted decoration-2 underline-offset-4">
              {text}
            </ins>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Words key={place} text={text} said={isMarked ? marked?.words : undefined} />
          ),
        )}
      </p>
      <CorrectionNotes parts={parts} />
      <FieldLinks index={index} source={source} />
    </li>
  );
}

/** Marks the words that say a field's value. Of several, the last ones count: people correct themselves. */
function Words({ text, said = "" }: { text: string; said: string | undefined }) {
  const start = said ? text.lastIndexOf(said) : -1;
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-bold text-accent-text underline decoration-2 underline-offset-4 forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
        {said}
      </mark>
      {text.slice(start + said.length)}
    </>
  );
}

function FieldLinks({ index, source }: { index: number; source: FieldSource }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fields = source.fields.filter(({ line }) => line === index);
  if (fields.length === 0) return null;
  return (
    <p className="mt-1 -mb-1 flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
      {source.isWritten && index <= source.heard ? t(($) => $.crm.filled) : t(($) => $.crm.fills)}
      {fields.map(({ label, place }) => (
        <Button
          key={place}
          size="sm"
          variant="ghost"
          className="px-0 text-accent-text underline underline-offset-4 forced-colors:px-2 print:inline-flex"
          aria-label={t(($) => $.crm.showField, { field: textIn(label) })}
          onClick={() => source.showField(place)}
        >
          {textIn(label)}
        </Button>
      ))}
    </p>
  );
}

function LineButton({ playback, index, onPlay }: { playback: Playback; index: number; onPlay: () => void }) {
  const { t } = useTranslation("demo");
  const start = playback.sound.starts[index] ?? 0;
  const time = recordingDuration(Math.floor(start));
  const isHeard = playback.status === "playing" && playback.line === index;
  const Icon = isHeard ? Pause : Play;
  return (
    <Button
      size="sm"
      variant="ghost"
      // Forced colors draw its border, which needs room.
      className="-my-2 -me-3 tabular-nums forced-colors:mt-0 forced-colors:mb-1"
      aria-label={isHeard ? t(($) => $.player.pause) : t(($) => $.recording.sound.playFrom, { time })}
      onClick={() => {
        if (isHeard) {
          playback.pause();
          return;
        }
        onPlay();
        playback.play(start);
      }}
    >
      <Icon aria-hidden="true" className="size-3.5 fill-current" />
      {time}
    </Button>
  );
}
