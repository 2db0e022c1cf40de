/** Heights of the bars of a spoken sentence, out of 28. */
const BARS = [
  4, 7, 12, 9, 17, 24, 15, 20, 11, 6, 4, 8, 14, 22, 28, 19, 25, 16, 10, 13, 7, 4, 5, 9, 18, 26, 21, 27, 14,
  17, 9, 6, 4, 7, 11, 20, 15, 23, 12, 8, 5, 4,
];
const PITCH = 6;

type WaveformProps = { className?: string; bars?: number };

/** A voice, as a row of bars. */
export function Waveform({ className = "", bars = BARS.length }: WaveformProps) {
  const path = BARS.slice(0, bars)
    .map((height, index) => `M${index * PITCH + 2} ${16 - height / 2}v${height}`)
    .join("");
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
      <path d={path} />
    </svg>
  );
}
