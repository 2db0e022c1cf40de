import { NotFound as Message } from "../sections/not-found/not-found.tsx";

export default function NotFound() {
  return <Message />;
}
