import { Link } from "@voxlog/ui/link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/icons.tsx";
import { DemoLink } from "../../leads/enter-demo.tsx";
import { ScreenPicture, type ScreenPictureProps } from "./screen-picture.tsx";

type ScreenLinkProps = { place: string; feature: string };

/** To the screen of the demo that a feature's picture shows. */
export function ScreenLink({ place, feature }: ScreenLinkProps) {
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

type OnScreenProps = Omit<ScreenPictureProps, "className"> &
  ScreenLinkProps & {
    /** Puts the picture before the text where there is room for both. */
    isReversed?: boolean;
    children: ReactNode;
  };

/** A feature next to the screen that it is on, with a link to it. */
export function OnScreen({ children, screen, alt, isReversed = false, ...link }: OnScreenProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
      <div className={isReversed ? "lg:order-last" : ""}>
        {children}
        <ScreenLink {...link} />
      </div>
      <ScreenPicture screen={screen} alt={alt} />
    </div>
  );
}
