import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import desk from "../components/desk.svg?inline";
import { Drawing } from "../components/drawing.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Customization } from "../sections/features/customization.tsx";
import { InputMethods } from "../sections/features/input-methods.tsx";
import { Integrations } from "../sections/features/integrations.tsx";
import { Processing } from "../sections/features/processing.tsx";
import { Setup } from "../sections/features/setup.tsx";
import { Team } from "../sections/features/team.tsx";
import { SplitHero } from "../sections/section.tsx";
import { UseCases } from "../sections/use-cases.tsx";

export function Features() {
  const { t } = useTranslation("site");
  return (
    <>
      <SplitHero
        title={t(($) => $.features.title)}
        subtitle={t(($) => $.features.subtitle, { product: brand.name })}
      >
        <Drawing src={desk} className="max-w-lg rounded-2xl" />
      </SplitHero>
      <RestOfView>
        <InputMethods />
        <Processing />
        <Integrations />
        <Customization />
        <Team />
        <Setup />
        <UseCases />
        <DemoCall />
      </RestOfView>
    </>
  );
}
