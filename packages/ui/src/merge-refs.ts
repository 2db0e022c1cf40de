import type { Ref, RefCallback } from "react";

/** One ref for an element that its component and its owner both refer to. */
export function mergeRefs<Target>(...refs: (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    }
  };
}
