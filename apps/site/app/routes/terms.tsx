import { Terms as Agreement } from "../legal/terms.tsx";

export default function Terms() {
  return <Agreement />;
}
