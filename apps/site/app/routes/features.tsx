import { DemoCall } from "../sections/demo-call/demo-call.tsx";
import { FeatureList } from "../sections/feature-list/feature-list.tsx";

export default function Features() {
  return (
    <>
      <FeatureList />
      <DemoCall />
    </>
  );
}
