import { useStore } from "@voxlog/browser/store";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useId } from "react";
import { correctedText } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";

/** A part of a recording's detail, with its heading and actions. */
export function Panel({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A placeholder for a result of the analysis. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-lg bg-info-soft p-4 text-sm text-info">
      <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
      {children}
    </p>
  );
}

/** Returns a function that writes a text in the current language, with the dictionary's corrections. */
export function useTextIn(): (text: Text) => string {
  const language = useLanguage();
  const words = useStore(dictionaryEdits);
  return (text) => correctedText(textIn(text, language), words);
}
