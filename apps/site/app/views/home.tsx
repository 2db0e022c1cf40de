import { RestOfView } from "../components/deferred.tsx";
import { isPartShown } from "../components/is-part-shown.ts";
import { Audience } from "../sections/audience.tsx";
import { Benefits } from "../sections/benefits.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Hero } from "../sections/hero.tsx";
import { HowItWorks } from "../sections/how-it-works.tsx";
import { Partners } from "../sections/partners.tsx";
import { Trust } from "../sections/trust.tsx";
import { UseCases } from "../sections/use-cases.tsx";

export function Home() {
  return (
    <>
      <Hero />
      <RestOfView>
        <Audience />
        <HowItWorks />
        <Benefits />
        <UseCases ground="sunken" />
        {isPartShown("conversations") && <Trust />}
        {isPartShown("partners") && <Partners />}
        <DemoCall />
      </RestOfView>
    </>
  );
}
