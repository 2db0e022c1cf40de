import { Link } from "@voxlog/ui/link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/icons.tsx";
import { DemoLink } from "../../leads/enter-demo.tsx";
import { Section, type SectionProps } from "../section.tsx";
import { ScreenPicture, type ScreenPictureProps } from "./screen-picture.tsx";

/** A link to the demo's screen in a feature's picture. */
export function ScreenLink({ place, feature }: { place: string; feature: string }) {
  const { t } = useTranslation("site");
  return (
    <p className="mt-4">
      <Link asChild variant="standalone" className="underline">
        <DemoLink place={place}>
          {t(($) => $.features.open)}
          <span className="sr-only">: {feature}</span>
          <Icon name="arrow" className="size-4" />
        </DemoLink>
      </Link>
    </p>
  );
}

type ScreenSectionProps = SectionProps &
  Omit<ScreenPictureProps, "className"> & {
    place: string;
    /** Puts the picture before the text on wide screens. */
    isReversed?: boolean;
    after?: ReactNode;
  };

/** A section about a feature, with a picture of its screen and a link to it. */
export function ScreenSection({
  children,
  screen,
  alt,
  place,
  isReversed = false,
  after,
  ...section
}: ScreenSectionProps) {
  return (
    <Section {...section}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
        <div className={isReversed ? "lg:col-start-2 lg:row-start-1" : ""}>
          {children}
          <ScreenLink place={place} feature={section.title} />
        </div>
        <ScreenPicture screen={screen} alt={alt} />
      </div>
      {after}
    </Section>
  );
}
