import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenIntro } from "../../layout/screen-intro.tsx";

export function UploadScreen() {
  const { t } = useTranslation("demo");
  return (
    <ScreenIntro
      title={t(($) => $.upload.title, { agent: brand.agent })}
      subtitle={t(($) => $.upload.subtitle, { agent: brand.agent })}
    />
  );
}
