import { useMemo, useSyncExternalStore } from "react";
import { dayAt } from "./days.ts";
import { type Question, readQuestion, writeQuestion } from "./question.ts";

const listeners = new Set<() => void>();

/** What the address asks, and a way to ask something else, which the back button takes back. */
export function useQuestion(): [Question, (question: Question) => void] {
  const search = useSyncExternalStore(listen, () => location.search);
  const today = dayAt(Date.now());
  return [useMemo(() => readQuestion(search, today), [search, today]), ask];
}

function ask(question: Question): void {
  history.pushState(null, "", location.pathname + writeQuestion(question));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}
