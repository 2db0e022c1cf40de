import { CheckIcon } from "../icons.tsx";

type CheckListProps = { items: readonly string[]; className?: string };

/** Claims, each behind a check mark. */
export function CheckList({ items, className = "" }: CheckListProps) {
  return (
    <ul className={`space-y-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <CheckIcon className="h-[1lh] w-5 shrink-0 text-accent-text" />
          {item}
        </li>
      ))}
    </ul>
  );
}
