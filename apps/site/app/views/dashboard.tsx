import { useLeadToDemo } from "../demo-gate/use-lead-to-demo.ts";
import { Home } from "./home.tsx";

/** Where site and demo are apart, this address leads to the demo, or asks for the request first. */
export function Dashboard() {
  useLeadToDemo();
  return <Home />;
}
