import { NotFound as Message } from "../sections/not-found/not-found.tsx";

export function NotFound() {
  return <Message />;
}
