import type { FieldValue } from "@voxlog/demo-data/recording-detail";
import { type SampleField, sampleConversation, sampleField } from "@voxlog/demo-data/sample-conversation";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { currency } from "@voxlog/product";
import { formatDate, formatPrice } from "@voxlog/texts";
import { useLanguage } from "../../routing/use-view.ts";

const { recording, agreement, agreementSpans, analysis, initials, task, dictated } = sampleConversation;

/** Returns the sample conversation in the page's language, for pictures. The demo has it too. */
export function useSample() {
  const language = useLanguage();
  const { inLanguage, day, shownValue } = useFormats();
  const seconds = recording.duration[language === "nl" ? "nl" : "en"];
  return {
    /** Its ID in the demo. */
    recording: recording.id,
    client: recording.client,
    contact: recording.contact,
    crm: recording.crm,
    file: `${recording.id}.m4a`,
    seconds,
    duration: clock(seconds),
    agreement: agreement.map(({ speaker, text }, index) => ({
      initials: initials[speaker],
      text: inLanguage(text),
      span: agreementSpans[language === "nl" ? "nl" : "en"][index] ?? [],
    })),
    dictated: dictated.map(inLanguage),
    summary: inLanguage(analysis.summary),
    /** Words that the agent extracts. */
    marks: analysis.entities.map(inLanguage),
    fields: (...names: readonly SampleField[]) =>
      names.map((name) => {
        const { label, value, before } = sampleField(name);
        return {
          label: inLanguage(label),
          value: shownValue(value),
          before: before === undefined ? "–" : shownValue(before),
        };
      }),
    task: { title: inLanguage(task.title), day: day(task.date) },
  };
}

/** Returns formatters of sample data in the page's language. */
export function useFormats() {
  const language = useLanguage();
  const inLanguage = (text: Text) => textIn(text, language);
  const day = (date: string) =>
    formatDate(language, new Date(date), {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    }).replaceAll(" ", "\u00A0");
  return {
    inLanguage,
    day,
    shownValue(value: FieldValue): string {
      if (typeof value === "string" || "nl" in value) return inLanguage(value);
      return "euros" in value ? formatPrice(language, value.euros, currency) : day(value.date);
    },
  };
}

/** @example clock(68) ⇒ "01:08" */
function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
