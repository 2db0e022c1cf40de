import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenIntro } from "../../layout/screen-intro.tsx";

export function RecordScreen() {
  const { t } = useTranslation("demo");
  return (
    <ScreenIntro
      title={t(($) => $.record.title, { agent: brand.agent })}
      subtitle={t(($) => $.record.subtitle, { agent: brand.agent })}
    />
  );
}
