import { Terms as Agreement } from "../legal/terms.tsx";

export function Terms() {
  return <Agreement />;
}
