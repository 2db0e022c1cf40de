import { Icon } from "../../components/icons.tsx";

/** Pauses its rotation. A checkbox, because rotation.css reads its state. */
export function PauseSwitch({ label, className = "" }: { label: string; className?: string }) {
  return (
    <label
      className={`relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-border-strong bg-surface-raised hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus still:hidden ${className}`}
    >
      {/** biome-ignore lint/correctness/noRestrictedElements: a checkbox that the style sheet reads, styled as a button */}
      <input type="checkbox" data-pause="" className="peer sr-only" />
      <span className="sr-only">{label}</span>
      <Icon name="pause" className="size-5 peer-checked:hidden" />
      <Icon name="play" className="hidden size-5 peer-checked:block" />
    </label>
  );
}
