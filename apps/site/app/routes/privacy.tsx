import { Privacy as Statement } from "../legal/privacy.tsx";

export default function Privacy() {
  return <Statement />;
}
