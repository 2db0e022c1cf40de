import type { Ref, RefCallback } from "react";

/** Merges refs to one element. */
export function mergeRefs<Target>(...refs: (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    }
  };
}
