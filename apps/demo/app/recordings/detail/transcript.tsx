import { matchesMedia, REDUCED_MOTION } from "@voxlog/browser/media-query";
import { useStore } from "@voxlog/browser/store";
import type { Utterance } from "@voxlog/demo-data/recording-detail";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { correctedParts } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";
import { AddSelectedWord } from "./add-selected-word.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { FieldSource } from "./field-source.ts";
import { Panel } from "./panel.tsx";
import type { Playback } from "./sound/use-playback.ts";
import { TranscriptLine } from "./transcript-line.tsx";

/** Shows who said what, in order, and can be copied. With a playback it follows along, and starts it at a line. */
export function Transcript({
  title,
  seller,
  contact,
  conversation,
  language: spoken,
  playback,
  source,
  action,
  note,
  editor,
}: {
  /** Replaces the usual title. */
  title?: string;
  seller: string | undefined;
  contact: string;
  conversation: readonly Utterance[];
  /** Its language, if that may differ from the screen's. */
  language?: Language | undefined;
  playback?: Playback | undefined;
  source: FieldSource;
  /** Replaces the button that copies. */
  action?: ReactNode;
  note?: ReactNode;
  editor?: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const words = useStore(dictionaryEdits);
  const list = useRef<HTMLOListElement>(null);
  const turns = conversation.map(({ speaker, text }) => ({
    speaker,
    name: speaker === "seller" ? (seller ?? t(($) => $.recording.seller)) : contact,
    parts: correctedParts(textIn(text, language), words),
  }));
  const isDialog = conversation.some(({ speaker }) => speaker === "client");
  // A marked line decides what is in view.
  const isFollowed = playback?.status === "playing" && source.markedLine === null;
  useFollowedLine(list, playback?.line, isFollowed);

  return (
    <Panel
      title={title ?? t(($) => $.recording.transcript)}
      action={
        <div className="flex flex-wrap gap-2">
          <AddSelectedWord within={list} />
          {action ?? (
            <CopyButton
              text={turns
                .map(({ name, parts }) => `${name}: ${parts.map(({ text }) => text).join("")}`)
                .join("\n")}
              label={t(($) => $.recording.copy)}
              copied={t(($) => $.recording.copied)}
              failed={t(($) => $.recording.notCopied)}
            />
          )}
        </div>
      }
    >
      {note}
      {editor}
      <ol
        ref={list}
        hidden={Boolean(editor)}
        data-plays={playback ? true : undefined}
        // Below the player, which stays in view.
        className="relative grid gap-3 scroll-mt-66 print:flex print:flex-col data-plays:lg:max-h-120 data-plays:lg:overflow-y-auto data-plays:lg:p-1 data-plays:print:max-h-none [&[hidden]]:hidden"
      >
        {turns.map((turn, index) => (
          <TranscriptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
            key={index}
            {...turn}
            lang={spoken}
            isDialog={isDialog}
            index={index}
            playback={playback}
            source={source}
          />
        ))}
      </ol>
    </Panel>
  );
}

/** Keeps the current line in view, unless the visitor scrolled elsewhere. */
function useFollowedLine(
  list: RefObject<HTMLOListElement | null>,
  line: number | undefined,
  isPlaying: boolean,
): void {
  useEffect(() => {
    if (!isPlaying || line === undefined) return;
    const box = list.current?.getBoundingClientRect();
    if (!box || box.top > innerHeight || box.bottom < 0) return;
    const behavior = matchesMedia(REDUCED_MOTION) ? "auto" : "smooth";
    list.current?.children[line]?.scrollIntoView({ block: "nearest", behavior });
  }, [list, line, isPlaying]);
}
