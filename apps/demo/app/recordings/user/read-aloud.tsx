import { dictatedLines } from "@voxlog/demo-data/dictation";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Quote } from "lucide-react";
import type { ReactNode } from "react";

/** A text to read aloud; the sample result belongs to it. */
export function ReadAloud({ title, children }: { title: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Card asChild className="grid grid-cols-1 gap-3 p-5">
      <section aria-label={title}>
        <div>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <p className="text-sm text-text-muted">{children}</p>
        </div>
        <blockquote className="flex gap-3 rounded-lg bg-accent-soft/60 p-4">
          <Quote
            aria-hidden="true"
            className="size-5 shrink-0 text-accent-text max-sm:hidden"
            strokeWidth={1.75}
          />
          <p className="max-w-prose text-pretty sm:text-lg">
            {dictatedLines.map((line) => textIn(line, language)).join(" ")}
          </p>
        </blockquote>
      </section>
    </Card>
  );
}
