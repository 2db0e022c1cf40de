import { dialogOnDemand } from "../on-demand/dialog-on-demand.tsx";
import type { QuestionProps } from "./question-dialog.tsx";

export type { QuestionProps };

/** Asks before something is lost. Render it when there is something to lose: its code is fetched then. */
export const Question = dialogOnDemand<QuestionProps>(
  () => import("./question-dialog.tsx").then(({ QuestionDialog }) => QuestionDialog),
  ({ onCancel }) => onCancel(),
);
