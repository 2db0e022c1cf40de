import { useStore } from "@voxlog/browser/store";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import type { NoteWay } from "@voxlog/tracked-sets";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Sparkles } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable } from "../../components/failure.tsx";
import type { Code } from "../../components/screen.tsx";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { LongText } from "../../edits/long-text.tsx";
import { noteDraft } from "../../edits/note-edits.ts";
import { isSampleText, sampleText } from "./sample-text.ts";

/**
 * Asks for a conversation in the visitor's own words: typed, pasted or dictated. The draft is saved, and submitted once
 * the result can be shown.
 */
export function NoteForm({
  way,
  code,
  onSubmit,
  submitLabel,
  children,
}: {
  way: NoteWay;
  /** The code that submitting needs, loaded when the field gets focus: the visitor may be offline later. */
  code: readonly Code[];
  onSubmit?: (text: string) => Promise<unknown>;
  submitLabel?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const text = useStore(noteDraft);
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const tracker = useDemoTracker();
  const field = useRef<HTMLTextAreaElement>(null);
  async function submit(): Promise<void> {
    setMissing(!text.trim());
    if (!text.trim()) {
      field.current?.focus();
      return;
    }
    setUnavailable(false);
    setPending(true);
    try {
      await Promise.all(code.map((each) => each.load()));
      tracker.track("note_written", { way });
      await onSubmit?.(noteDraft.get().trim());
    } catch {
      setUnavailable(true);
    }
    setPending(false);
  }
  function fill(next: string): void {
    setMissing(false);
    noteDraft.set(next);
  }
  return (
    <Card asChild className="grid grid-cols-1 gap-4 p-5">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit();
        }}
      >
        <LongText
          ref={field}
          label={
            <span className="text-lg font-semibold">
              {t(($) => $.userRecording.note.label)}{" "}
              {isSampleText(text) && (
                <Badge tone="warning">{t(($) => $.userRecording.note.sampleBadge)}</Badge>
              )}
            </span>
          }
          hint={t(($) => $.userRecording.note.hint)}
          error={isMissing && t(($) => $.userRecording.note.missing, { agent: brand.agent })}
          placeholder={t(($) => $.userRecording.note.placeholder)}
          rows={5}
          value={text}
          onFocus={() => {
            for (const each of code) each.prefetch();
          }}
          onChange={({ target }) => fill(target.value)}
        />
        {children}
        {isUnavailable && <PartUnavailable />}
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          {onSubmit && (
            <Button type="submit" pending={isPending} className="max-sm:w-full">
              <Sparkles aria-hidden="true" className="size-5" />
              {submitLabel ?? t(($) => $.userRecording.note.submit, { agent: brand.agent })}
            </Button>
          )}
          <Disclosure summary={t(($) => $.userRecording.note.sampleTitle)} className="min-w-0 basis-80 grow">
            <div className="grid grid-cols-1 justify-items-start gap-3 rounded-lg bg-accent-soft/60 p-4">
              <p className="text-sm text-text-muted">{t(($) => $.userRecording.note.sampleText)}</p>
              <p className="text-pretty">{sampleText(language)}</p>
              <Button size="sm" variant="secondary" onClick={() => fill(sampleText(language))}>
                {t(($) => $.userRecording.note.useSample)}
              </Button>
            </div>
          </Disclosure>
        </div>
      </form>
    </Card>
  );
}
