import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../components/screen.tsx";

function NotFoundScreen() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <Compass aria-hidden="true" className="size-10 text-accent-text" strokeWidth={1.5} />
      <Heading level={1}>{t(($) => $.notFound.title)}</Heading>
      <p className="text-text-muted">{t(($) => $.notFound.text)}</p>
      <Button asChild>
        <ScreenLink section="dashboard">{t(($) => $.notFound.action)}</ScreenLink>
      </Button>
    </div>
  );
}

export { NotFoundScreen as Component };
