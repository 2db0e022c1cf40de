import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../components/icons.tsx";
import { DemoLink } from "../../leads/enter-demo.tsx";

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
          <ArrowIcon className="size-4" />
        </DemoLink>
      </Link>
    </p>
  );
}
