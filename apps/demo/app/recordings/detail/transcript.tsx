import type { Utterance } from "@voxlog/demo-data/recording-detail";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { useToast } from "@voxlog/ui/toast";
import { Copy, Pause, Play } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddSelectedWord } from "../../dictionary/add-word.tsx";
import { recordingDuration } from "../recording-time.ts";
import { Panel, useTextIn } from "./panel.tsx";
import type { Playback } from "./sound/use-playback.ts";
import { countMatches, splitAtMatches } from "./transcript-search.ts";

/** Who said what, in order; it can be searched and copied. With a playback it follows that, and starts it at a line. */
export function Transcript({
  seller,
  contact,
  conversation,
  playback,
}: {
  /** A colleague whose conversation it is; without, it is the visitor's. */
  seller: string | undefined;
  /** The person spoken to. */
  contact: string;
  conversation: readonly Utterance[];
  playback?: Playback | undefined;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const [search, setSearch] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const turns = conversation.map(({ speaker, text }) => ({
    speaker,
    name: speaker === "seller" ? (seller ?? t(($) => $.recording.seller)) : contact,
    text: textIn(text),
  }));
  const found = countMatches(
    turns.map(({ text }) => text),
    search,
  );

  useEffect(() => {
    if (search.trim()) list.current?.querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }, [search]);

  const isPlaying = playback?.status === "playing";
  useFollowedLine(list, playback?.line, isPlaying);

  return (
    <Panel
      title={t(($) => $.recording.transcript)}
      action={
        <div className="flex flex-wrap gap-2">
          <AddSelectedWord within={list} />
          <CopyTranscript turns={turns} />
        </div>
      }
    >
      <search className="grid grid-cols-1 gap-1.5">
        <TextField
          type="search"
          label={t(($) => $.recording.search)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {search.trim() && t(($) => $.recording.found, { count: found })}
        </p>
      </search>
      <ol ref={list} className="grid gap-3">
        {turns.map(({ speaker, name, text }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it takes the keys.
          <li
            key={text}
            data-speaker={speaker}
            aria-current={
              playback && playback.status !== "idle" && playback.line === index ? "true" : undefined
            }
            onClick={playback && (() => hasSelection() || playAt(playback, index))}
            className="max-w-[90%] rounded-lg bg-surface-hover px-4 py-3 outline-offset-2 outline-accent max-sm:hyphens-auto max-xs:max-w-full data-[speaker=seller]:justify-self-end data-[speaker=seller]:bg-accent-soft aria-current:outline-2"
          >
            <span className="flex items-center justify-between gap-3">
              <span className="text-sm font-semibold">{name}</span>
              {playback && <LineButton playback={playback} index={index} />}
            </span>
            <p>
              <MarkedText text={text} search={search} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Keeps the line that is heard in sight of who reads along. Who looks at something else stays there. */
function useFollowedLine(
  list: RefObject<HTMLOListElement | null>,
  line: number | undefined,
  isPlaying: boolean,
): void {
  useEffect(() => {
    if (!isPlaying || line === undefined) return;
    const box = list.current?.getBoundingClientRect();
    if (!box || box.top > innerHeight || box.bottom < 0) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    list.current?.children[line]?.scrollIntoView({ block: "nearest", behavior });
  }, [list, line, isPlaying]);
}

/** Plays from a line; while that is heard, pauses. */
function LineButton({ playback, index }: { playback: Playback; index: number }) {
  const { t } = useTranslation("demo");
  const time = recordingDuration(Math.floor(playback.sound.starts[index] ?? 0));
  const isHeard = playback.status === "playing" && playback.line === index;
  const Icon = isHeard ? Pause : Play;
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-my-2 -me-3 tabular-nums"
      aria-label={
        isHeard ? t(($) => $.recording.sound.pause) : t(($) => $.recording.sound.playFrom, { time })
      }
      onClick={(event) => {
        event.stopPropagation();
        if (isHeard) playback.pause();
        else playAt(playback, index);
      }}
    >
      <Icon aria-hidden="true" className="size-3.5 fill-current" />
      {time}
    </Button>
  );
}

function playAt({ sound, failure, play }: Playback, index: number): void {
  if (failure !== "unsupported") play(sound.starts[index] ?? 0);
}

/** Whether somebody is marking a word rather than pressing a line. */
function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

function MarkedText({ text, search }: { text: string; search: string }) {
  let start = 0;
  return splitAtMatches(text, search).map((part, index) => {
    const key = start;
    start += part.length;
    if (index % 2 === 0) return part;
    return (
      <mark key={key} className="rounded-sm bg-warning-soft text-warning outline outline-current">
        {part}
      </mark>
    );
  });
}

/** Puts a transcript on the clipboard, a line for each turn. */
function CopyTranscript({ turns }: { turns: readonly { name: string; text: string }[] }) {
  const { t } = useTranslation("demo");
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(turns.map(({ name, text }) => `${name}: ${text}`).join("\n"));
      toast(t(($) => $.recording.copied));
    } catch {
      // The browser has no clipboard for this page, or the visitor does not allow it.
      toast(
        t(($) => $.recording.notCopied),
        { tone: "danger" },
      );
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={copy}>
      <Copy aria-hidden="true" className="size-4" />
      {t(($) => $.recording.copy)}
    </Button>
  );
}
