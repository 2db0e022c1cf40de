import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Plays a file from the visitor's own device, if their browser can. */
export function FilePlayer({ file }: { file: File }) {
  const { t } = useTranslation("demo");
  const [address, setAddress] = useState<string>();
  const [playable, setPlayable] = useState(true);

  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  if (!playable) return <p className="text-sm text-text-muted">{t(($) => $.upload.unplayable)}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said in the visitor's own recording is not known.
    <audio
      controls
      preload="metadata"
      aria-label={t(($) => $.upload.play, { name: file.name })}
      src={address}
      onError={() => setPlayable(false)}
      className="h-11 w-full"
    />
  );
}
