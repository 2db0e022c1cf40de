import { Meter } from "@voxlog/ui/meter";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLevel } from "./level.ts";

/** Duration of one bar, in milliseconds. */
const BAR_MS = 60;
/** In CSS pixels. */
const BAR_WIDTH = 3;
const BAR_STEP = 5;

/** Draws a microphone's level as a moving waveform. */
export function Waveform({
  stream,
  isPaused,
  onLevel,
}: {
  stream: MediaStream;
  isPaused: boolean;
  /** Receives every level, from 0 to 1, with its time in milliseconds. */
  onLevel: (level: number, now: number) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bars = useRef<number[]>([]);
  const bar = useRef({ since: 0, level: 0 });

  useEffect(() => {
    const redraw = () => canvas.current && draw(canvas.current, bars.current);
    redraw();
    addEventListener("resize", redraw);
    return () => removeEventListener("resize", redraw);
  }, []);

  useLevel(stream, (level, now) => {
    onLevel(level, now);
    if (isPaused || !canvas.current) return;
    bar.current.level = Math.max(bar.current.level, level);
    if (now - bar.current.since < BAR_MS) return;
    const room = Math.ceil(canvas.current.clientWidth / BAR_STEP);
    bars.current = [...bars.current, bar.current.level].slice(-room);
    bar.current = { since: now, level: 0 };
    draw(canvas.current, bars.current);
  });

  return (
    <div
      aria-hidden="true"
      data-paused={isPaused || undefined}
      className="h-24 w-full text-accent transition-opacity data-paused:opacity-40"
    >
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

/** Draws the newest bar at the right, and dots where there is no sound yet. */
function draw(canvas: HTMLCanvasElement, bars: readonly number[]): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext("2d");
  if (!context) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = getComputedStyle(canvas).color;
  for (let index = 0; index * BAR_STEP < width; index++) {
    const level = bars.at(-1 - index);
    const length = Math.max(BAR_WIDTH, (level ?? 0) * height);
    context.globalAlpha = level === undefined ? 0.25 : 1;
    context.beginPath();
    context.roundRect(
      width - BAR_WIDTH - index * BAR_STEP,
      (height - length) / 2,
      BAR_WIDTH,
      length,
      BAR_WIDTH / 2,
    );
    context.fill();
  }
}

/** Shows a microphone's current level. */
export function LevelMeter({
  stream,
  onLevel,
}: {
  stream: MediaStream;
  /** Receives every level, from 0 to 1, with its time in milliseconds. */
  onLevel?: (level: number, now: number) => void;
}) {
  const { t } = useTranslation("demo");
  const meter = useRef<HTMLMeterElement>(null);
  // Bypasses React, since it changes every frame.
  useLevel(stream, (level, now) => {
    if (meter.current) meter.current.value = level;
    onLevel?.(level, now);
  });
  return <Meter ref={meter} label={t(($) => $.record.level)} className="h-3" />;
}
