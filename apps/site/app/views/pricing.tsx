import { CustomCrm } from "../sections/custom-crm.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Faq } from "../sections/faq.tsx";
import { PlanCards } from "../sections/plan-cards/plan-cards.tsx";
import { RestOfView } from "./deferred.tsx";

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
