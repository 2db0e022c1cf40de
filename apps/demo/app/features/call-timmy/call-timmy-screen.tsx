import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenIntro } from "../../layout/screen-intro.tsx";

export function CallTimmyScreen() {
  const { t } = useTranslation("demo");
  return (
    <ScreenIntro
      title={t(($) => $.callTimmy.title, { agent: brand.agent })}
      subtitle={t(($) => $.callTimmy.subtitle, { agent: brand.agent })}
    />
  );
}
