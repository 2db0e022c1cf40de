import { DOUBLE_CLICK } from "@voxlog/browser/clicks";
import { useStore } from "@voxlog/browser/store";
import type { FieldValue } from "@voxlog/demo-data/recording-detail";
import { formatNumber, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { useToast } from "@voxlog/ui/toast";
import { Check, CircleAlert, Quote } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import {
  editReview,
  NO_REVIEW,
  type Review,
  type ReviewedField,
  reviewEdits,
  unapprovedSignal,
} from "../../edits/review-edits.ts";
import { useMarkedField } from "./crm-fields.tsx";
import type { FieldSource } from "./field-source.ts";
import { useFieldText } from "./field-text.ts";
import { useTextIn } from "./panel.tsx";

/** Below this confidence the agent asks for a check. */
const SURE_ENOUGH = 0.8;

/** Milliseconds in which an approval can be undone. */
const TIME_TO_UNDO = 10_000;

/** The fields of a conversation that waits for approval, to correct and approve. */
export function ReviewForm({
  id,
  crm,
  source,
  question,
  onDone,
}: {
  id: string;
  crm: string;
  source: FieldSource;
  /** A question to answer first, which receives focus if it is skipped. */
  question?: Question | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const tracker = useDemoTracker();

  function approve(): void {
    if (question && !question.isAnswered) {
      question.onMissed();
      return;
    }
    ignoreSecondClick();
    const before = reviewEdits.get()[id]?.approved;
    editReview(id, { isApproved: true, approved: undefined });
    tracker.track("review_approved");
    onDone();
    toast(
      t(($) => $.crm.review.approved, { crm }),
      {
        duration: TIME_TO_UNDO,
        action: { label: t(($) => $.undo), onClick: () => takeBack(before) },
        signal: unapprovedSignal(id),
      },
    );
  }
  function takeBack(before: Review["approved"]): void {
    editReview(id, { isApproved: false, approved: before });
    onDone();
    toast(
      t(($) => $.crm.review.undone),
      { tone: "info" },
    );
  }

  return (
    <form
      noValidate
      data-tour="crmFields"
      aria-label={t(($) => $.crm.review.title)}
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        approve();
      }}
    >
      {question ? question.children : <Alert>{t(($) => $.crm.review.text, { crm })}</Alert>}
      {source.fields.map((field) => (
        <ReviewField key={field.place} id={id} field={field} source={source} />
      ))}
      <Button type="submit" className="justify-self-start max-sm:w-full">
        <Check aria-hidden="true" className="size-5" />
        {t(($) => $.crm.review.approve, { crm })}
      </Button>
    </form>
  );
}

/** Ignores the second click of a double click, which would press whatever replaces the button. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, { capture: true, signal: AbortSignal.timeout(DOUBLE_CLICK) });
}

/** A question above the fields. */
export type Question = { children: ReactNode; isAnswered: boolean; onMissed: () => void };

/** A field with its old value, the agent's confidence and a link to its sentence. Input is saved at once. */
function ReviewField({ id, field, source }: { id: string; field: ReviewedField; source: FieldSource }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  const language = useLanguage();
  const review = useStore(reviewEdits)[id] ?? NO_REVIEW;
  const isMarked = source.marked?.place === field.place;
  const input = useMarkedField<HTMLInputElement>(source);
  const name = textIn(field.label);
  const isChanged = source.changed.has(field.place);
  const { confidence: share = 1 } = field;
  const isSure = share >= SURE_ENOUGH;
  const Icon = isSure ? Check : CircleAlert;
  const confidence = formatNumber(language, share, { style: "percent" });
  const original = originalOf(field.value, textIn);
  function type(text: string): void {
    const { [field.place]: _, ...others } = review.typed;
    editReview(id, { typed: text === original ? others : { ...others, [field.place]: text } });
  }
  return (
    <div
      data-marked={isMarked || undefined}
      data-changed={isChanged || undefined}
      className="grid grid-cols-1 gap-1 rounded-lg border p-3 data-changed:border-accent data-marked:bg-accent-soft data-marked:outline-2 data-marked:outline-accent"
    >
      <TextField
        ref={isMarked ? input : undefined}
        type={inputTypeOf(field.value)}
        label={typeof field.value === "object" && "euros" in field.value ? `${name} (€)` : name}
        hint={field.before !== undefined && t(($) => $.crm.review.was, { value: fieldText(field.before) })}
        value={review.typed[field.place] ?? original}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span
          className={`inline-flex items-center gap-1.5 ${isSure ? "text-text-muted" : "font-medium text-warning"}`}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isSure
            ? t(($) => $.crm.review.sure, { confidence })
            : t(($) => $.crm.review.unsure, { confidence })}
        </span>
        {isChanged && <Badge tone="accent">{t(($) => $.crm.review.changed)}</Badge>}
        {field.line >= 0 && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(($) => $.crm.showLine, { field: name })}
            aria-pressed={isMarked}
            onClick={() => source.showLine(field.place)}
            className="text-accent-text"
          >
            <Quote aria-hidden="true" className="size-3.5" />
            {t(($) => $.crm.review.source)}
          </Button>
        )}
      </div>
    </div>
  );
}

function inputTypeOf(value: FieldValue): "text" | "number" | "date" {
  if (typeof value === "string" || "nl" in value) return "text";
  return "euros" in value ? "number" : "date";
}

function originalOf(value: FieldValue, textIn: ReturnType<typeof useTextIn>): string {
  if (typeof value === "string" || "nl" in value) return textIn(value).replaceAll("\u00AD", "");
  return "euros" in value ? String(value.euros) : value.date;
}
