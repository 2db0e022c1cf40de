const OPUS_IN_WEBM = "audio/webm;codecs=opus";
const MP4 = "audio/mp4";
const OPUS_IN_OGG = "audio/ogg;codecs=opus";

/** What a browser can do, as far as the format depends on it. */
export type RecordingAbilities = {
  /** Whether it is Apple's: it records WebM since 2025, and still plays its own MP4 better. */
  isApple: boolean;
  isSupported: (format: string) => boolean;
};

/** The format to record in, or undefined when the browser cannot record. */
export function chooseFormat(
  { isApple, isSupported }: RecordingAbilities = thisBrowser(),
): string | undefined {
  const wished = isApple ? [MP4, OPUS_IN_WEBM] : [OPUS_IN_WEBM, OPUS_IN_OGG, MP4];
  return wished.find(isSupported);
}

function thisBrowser(): RecordingAbilities {
  return {
    isApple: navigator.vendor.startsWith("Apple"),
    isSupported: (format) => "MediaRecorder" in globalThis && MediaRecorder.isTypeSupported(format),
  };
}
