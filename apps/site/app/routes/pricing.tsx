import { DemoCall } from "../sections/demo-call/demo-call.tsx";
import { PlanCards } from "../sections/plan-cards/plan-cards.tsx";

export default function Pricing() {
  return (
    <>
      <PlanCards />
      <DemoCall />
    </>
  );
}
