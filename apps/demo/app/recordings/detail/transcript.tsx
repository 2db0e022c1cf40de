import type { Utterance } from "@voxlog/demo-data/recording-detail";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { useToast } from "@voxlog/ui/toast";
import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddSelectedWord } from "../../dictionary/add-word.tsx";
import { Panel, useTextIn } from "./panel.tsx";
import { countMatches, splitAtMatches } from "./transcript-search.ts";

/** Who said what, in order; it can be searched and copied. */
export function Transcript({
  contact,
  conversation,
}: {
  /** The person spoken to. */
  contact: string;
  conversation: readonly Utterance[];
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const [search, setSearch] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const turns = conversation.map(({ speaker, text }) => ({
    speaker,
    name: speaker === "seller" ? t(($) => $.recording.seller) : contact,
    text: textIn(text),
  }));
  const found = countMatches(
    turns.map(({ text }) => text),
    search,
  );

  useEffect(() => {
    if (search.trim()) list.current?.querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }, [search]);

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
        {turns.map(({ speaker, name, text }) => (
          <li
            key={text}
            data-speaker={speaker}
            className="max-w-[90%] rounded-lg bg-surface-hover px-4 py-3 max-sm:hyphens-auto max-xs:max-w-full data-[speaker=seller]:justify-self-end data-[speaker=seller]:bg-accent-soft"
          >
            <span className="text-sm font-semibold">{name}</span>
            <p>
              <MarkedText text={text} search={search} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
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
