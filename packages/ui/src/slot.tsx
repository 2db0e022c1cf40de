import { type CSSProperties, cloneElement, isValidElement, type ReactNode, type Ref, use } from "react";
import { classNames } from "./class-names.ts";
import { mergeRefs } from "./merge-refs.ts";

type Props = Record<string, unknown> & { className?: string; style?: CSSProperties; ref?: Ref<unknown> };

/**
 * Passes its props to its one child. The child's own props win: class names and styles are joined, both handlers run,
 * the child's first, and both refs are set. For `asChild` and for buttons that open something.
 */
export function Slot({ children, ...props }: { children?: ReactNode } & Record<string, unknown>) {
  const child = resolved(children);
  if (!isValidElement<Props>(child)) throw new Error("Pass exactly one child, an element.");
  const given: Props = props;
  const merged: Props = { ...given, ...child.props };
  for (const [name, handler] of Object.entries(given)) {
    const own = child.props[name];
    if (own === undefined) merged[name] = handler;
    else if (/^on[A-Z]/.test(name) && typeof handler === "function" && typeof own === "function")
      merged[name] = (...args: unknown[]) => {
        own(...args);
        handler(...args);
      };
  }
  if (given.style) merged.style = { ...given.style, ...child.props.style };
  merged.className = classNames(given.className, child.props.className);
  if (given.ref && child.props.ref) merged.ref = mergeRefs(given.ref, child.props.ref);
  return cloneElement(child, merged);
}

/** A server component's child arrives in the browser as a promise. */
function resolved(node: ReactNode): ReactNode {
  const { _payload: payload } = (node ?? {}) as { _payload?: Promise<ReactNode> };
  return payload && "then" in payload ? use(payload) : node;
}
