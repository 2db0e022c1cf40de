import { Privacy as Statement } from "../legal/privacy.tsx";

export function Privacy() {
  return <Statement />;
}
