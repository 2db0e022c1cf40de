import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenIntro } from "../../layout/screen-intro.tsx";

export function AgentTimmyScreen() {
  const { t } = useTranslation("demo");
  return (
    <ScreenIntro
      title={t(($) => $.agentTimmy.title, { agent: brand.agent })}
      subtitle={t(($) => $.agentTimmy.subtitle, { agent: brand.agent })}
    />
  );
}
