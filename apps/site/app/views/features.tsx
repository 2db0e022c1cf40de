import { RestOfView } from "../components/deferred.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Customization } from "../sections/features/customization.tsx";
import { FeaturesHero } from "../sections/features/features-hero.tsx";
import { InputMethods } from "../sections/features/input-methods.tsx";
import { Integrations } from "../sections/features/integrations.tsx";
import { Processing } from "../sections/features/processing.tsx";
import { Setup } from "../sections/features/setup.tsx";
import { Team } from "../sections/features/team.tsx";
import { TopicLinks } from "../sections/topic/topic-links.tsx";

export function Features() {
  return (
    <>
      <FeaturesHero />
      <RestOfView>
        <InputMethods />
        <Processing />
        <Integrations />
        <Customization />
        <Team />
        <Setup />
        <TopicLinks />
        <DemoCall />
      </RestOfView>
    </>
  );
}
