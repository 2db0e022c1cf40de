import type { Page } from "@playwright/test";

/**
 * Waits until a recording has a duration in seconds. Checks every frame, because the timer shows each text for one
 * second.
 */
export async function waitForRecording(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction((least) => {
    const shown = document.querySelector("[role=timer]")?.textContent ?? "";
    const [minutes = 0, rest = 0] = shown.split(":").map(Number);
    return minutes * 60 + rest >= least;
  }, seconds);
}

declare global {
  interface Window {
    microphones: { open(): string[]; hold(): void; release(): Promise<void> };
  }
}

/** Observes a page's microphones, and can delay their opening. */
export async function watchMicrophones(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    const opened: Promise<MediaStream>[] = [];
    const tracks: MediaStreamTrack[] = [];
    let gate = Promise.withResolvers<void>();
    gate.resolve();
    mediaDevices.getUserMedia = (constraints) => {
      const stream = gate.promise.then(() => original(constraints));
      opened.push(stream);
      return stream.then((result) => {
        tracks.push(...result.getTracks());
        return result;
      });
    };
    window.microphones = {
      open: () => tracks.filter(({ readyState }) => readyState === "live").map(({ label }) => label),
      hold: () => {
        gate = Promise.withResolvers();
      },
      release: async () => {
        gate.resolve();
        await Promise.all(opened);
      },
    };
  });
  return {
    open: () => page.evaluate(() => window.microphones.open()),
    /** Delays opening until `release`. */
    hold: () => page.evaluate(() => window.microphones.hold()),
    release: () => page.evaluate(() => window.microphones.release()),
  };
}

const RATE = 8000;

/** Returns a silent WAV file: 8 kHz, 16 bits, one channel. */
export function silence(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * RATE * 2);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
