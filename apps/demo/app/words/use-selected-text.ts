import { type RefObject, useEffect, useState } from "react";

/** The text that is selected within an element, and nothing when the selection reaches out of it. */
export function useSelectedText(within: RefObject<HTMLElement | null>): string {
  const [text, setText] = useState("");

  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
      setText(range && within.current?.contains(range.commonAncestorContainer) ? range.toString() : "");
    };
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, [within]);

  return text;
}
