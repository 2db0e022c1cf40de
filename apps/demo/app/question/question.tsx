import { lazyDialog } from "../lazy/lazy-dialog.tsx";
import type { QuestionProps } from "./question-dialog.tsx";

export type { QuestionProps };

/** Asks before something is lost. Render it when there is something to lose: its code is fetched then. */
export const Question = lazyDialog<QuestionProps>(
  () => import("./question-dialog.tsx").then(({ QuestionDialog }) => QuestionDialog),
  ({ onCancel }) => onCancel(),
);
