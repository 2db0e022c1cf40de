import { useEffect, useState } from "react";

/** Plays audio that the visitor has in their browser, if it can. */
export function AudioPlayer({
  audio,
  label,
  unplayable,
}: {
  audio: Blob;
  /** Says what is played. */
  label: string;
  /** Shown instead when the browser cannot play it. */
  unplayable: string;
}) {
  const url = useObjectUrl(audio);
  const [failed, setFailed] = useState<Blob>();
  if (failed === audio) return <p className="text-sm text-text-muted">{unplayable}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said in the visitor's own recording is not known.
    <audio
      controls
      preload="metadata"
      aria-label={label}
      src={url}
      onError={() => setFailed(audio)}
      className="h-11 w-full"
    />
  );
}

/** An address of the page's own for something that is in the browser already, as long as it is shown. */
export function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
