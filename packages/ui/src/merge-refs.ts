import type { Ref, RefCallback } from "react";

/** Merges refs to one element. */
export function mergeRefs<Target>(...refs: (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (element) => {
    const ends = refs.map((ref) => attach(ref, element));
    return () => {
      for (const end of ends) end();
    };
  };
}

function attach<Target>(ref: Ref<Target> | undefined, element: Target | null): () => void {
  if (typeof ref === "function") return ref(element) ?? (() => ref(null));
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
