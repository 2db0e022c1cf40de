import { Audience } from "../sections/audience/audience.tsx";
import { Benefits } from "../sections/benefits/benefits.tsx";
import { DemoCall } from "../sections/demo-call/demo-call.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { HowItWorks } from "../sections/how-it-works/how-it-works.tsx";
import { Partners } from "../sections/partners/partners.tsx";
import { RestOfView } from "./deferred.tsx";

export function Home() {
  return (
    <>
      <Hero />
      <RestOfView>
        <Audience />
        <HowItWorks />
        <Benefits />
        <Partners />
        <DemoCall />
      </RestOfView>
    </>
  );
}
