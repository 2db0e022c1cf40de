import { Audience } from "../sections/audience.tsx";
import { Benefits } from "../sections/benefits.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Hero } from "../sections/hero.tsx";
import { HowItWorks } from "../sections/how-it-works.tsx";
import { Partners } from "../sections/partners.tsx";
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
