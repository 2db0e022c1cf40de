import { createStore, useStore } from "@voxlog/browser/store";
import { useMemo } from "react";
import { dayAt } from "./days.ts";
import { type Question, readQuestion, writeQuestion } from "./question.ts";

const search = createStore(location.search);
addEventListener("popstate", () => search.set(location.search));

/** What the address asks, and a way to ask something else, which the back button takes back. */
export function useQuestion(): [Question, (question: Question) => void] {
  const asked = useStore(search);
  const today = dayAt(Date.now());
  return [useMemo(() => readQuestion(asked, today), [asked, today]), ask];
}

function ask(question: Question): void {
  history.pushState(null, "", location.pathname + writeQuestion(question));
  search.set(location.search);
}
