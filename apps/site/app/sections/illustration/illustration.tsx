import type { ReactNode } from "react";
import { Icon } from "../../components/icons.tsx";

type IllustrationProps = { label: string; className?: string; children: ReactNode };

/** A picture made of components, which assistive technology reads as one image with a description. */
export function Illustration({ label, className = "", children }: IllustrationProps) {
  return (
    <div role="img" aria-label={label} className={`text-sm leading-snug select-none ${className}`}>
      {children}
    </div>
  );
}

/** Part of an application's screen in a picture. */
export function Panel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`rounded-lg border border-border bg-surface-raised p-4 text-text shadow-md ${className}`}>
      {children}
    </div>
  );
}

type RecordFieldProps = { label: string; isFilled: boolean; children: ReactNode };

/** A field of a CRM record, inside a `dl`, with a check mark once it's filled. */
export function RecordField({ label, isFilled, children }: RecordFieldProps) {
  return (
    <div className="rounded-md border border-border bg-surface-tile px-3 py-2">
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd
        className={`flex items-center justify-between gap-3 wrap-anywhere ${isFilled ? "font-medium" : "text-text-muted"}`}
      >
        {children}
        <Icon name="check" className={`size-4 shrink-0 text-success ${isFilled ? "" : "invisible"}`} />
      </dd>
    </div>
  );
}

/** A task with its due date. */
export function Task({ title, day }: { title: string; day: string }) {
  return (
    <p className="flex items-center gap-3">
      <span className="size-4.5 shrink-0 rounded-full border-2 border-accent" />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="grow basis-word">{title}</span>
        <span className="text-xs text-text-muted">{day}</span>
      </span>
    </p>
  );
}

/** Bar heights, up to 28. */
const BARS = [
  4, 8, 12, 10, 18, 24, 16, 20, 12, 6, 4, 8, 14, 22, 28, 20, 26, 16, 10, 14, 8, 4, 6, 10, 18, 26, 22, 28, 14,
  18, 10, 6, 4, 8, 12, 20, 16, 24, 12, 8, 6, 4,
];
const PITCH = 6;

type WaveformProps = {
  className?: string;
  bars?: number;
  /**
   * The part played, from 0 to 1; the rest is faint.
   *
   * @default 1
   */
  played?: number;
};

/** A recording as a row of bars. */
export function Waveform({ className = "", bars = BARS.length, played = 1 }: WaveformProps) {
  const full = Math.min(bars, Math.round(bars * played));
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${bars * PITCH - 2} 32`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {full < bars && <path d={pathOf(bars)} className="opacity-30" />}
      <path d={pathOf(full)} />
    </svg>
  );
}

/** Returns the path of the first bars in relative steps, which repeat and so compress well. */
function pathOf(bars: number): string {
  const steps = BARS.slice(0, bars).map(
    (height, index) => `m${PITCH}-${((BARS[index - 1] ?? 0) + height) / 2}v${height}`,
  );
  return `M${2 - PITCH} 16${steps.join("")}`;
}
