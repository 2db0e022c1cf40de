import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { ScreenHeading } from "./screen-heading.tsx";

/** A screen that says what it is for and that it is still to come. */
export function ScreenIntro({ title, subtitle }: { title: string; subtitle: string }) {
  const { t } = useTranslation("demo");
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <ScreenHeading>{title}</ScreenHeading>
      <p className="text-lg text-text-muted">{subtitle}</p>
      <Badge tone="accent" className="mt-2">
        {t(($) => $.soon)}
      </Badge>
    </div>
  );
}
