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
