import { Alert } from "@voxlog/ui/alert";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { useUnfinished } from "../../recordings/own/use-unfinished.ts";

/** Tells a visitor whose page went while it recorded that nothing is lost, and leads to it. */
export function UnfinishedNotice() {
  const { t } = useTranslation("demo");
  const { unfinished } = useUnfinished();
  if (unfinished.length === 0) return null;
  return (
    <Alert>
      {t(($) => $.record.unfinished.title)}.{" "}
      <ScreenLink section="record" className="underline underline-offset-4">
        {t(($) => $.record.unfinished.finish)}
      </ScreenLink>
    </Alert>
  );
}
