import { picturesIn } from "@voxlog/texts";
import { useLanguage } from "../../routing/use-view.ts";
import { type ScreenName, screenSizes } from "./screen-sizes.ts";

export type ScreenPictureProps = { screen: ScreenName; alt: string; className?: string };

/** A screen of the demo, captured by the e2e package's `capture` script. Its lower edge fades out. */
export function ScreenPicture({ screen, alt, className = "" }: ScreenPictureProps) {
  const language = picturesIn(useLanguage());
  const { width, height } = screenSizes[screen];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/screens/${screen}-${language}-dark.webp`} />
      <img
        alt={alt}
        src={`/screens/${screen}-${language}.webp`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`mx-auto h-auto max-w-full rounded-xl border border-border bg-current/10 shadow-lg [mask-image:linear-gradient(#000_85%,transparent)] ${className}`}
      />
    </picture>
  );
}
