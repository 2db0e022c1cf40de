import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenIntro } from "../../layout/screen-intro.tsx";

export function SettingsScreen() {
  const { t } = useTranslation("demo");
  return (
    <ScreenIntro
      title={t(($) => $.settings.title, { agent: brand.agent })}
      subtitle={t(($) => $.settings.subtitle, { agent: brand.agent })}
    />
  );
}
