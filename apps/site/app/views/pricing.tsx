import { RestOfView } from "../components/deferred.tsx";
import { CustomCrm } from "../sections/custom-crm.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Faq } from "../sections/faq.tsx";
import { PlanCards } from "../sections/plan-cards/plan-cards.tsx";

export function Pricing() {
  return (
    <>
      <PlanCards />
      <RestOfView>
        <CustomCrm />
        <Faq />
        <DemoCall />
      </RestOfView>
    </>
  );
}
