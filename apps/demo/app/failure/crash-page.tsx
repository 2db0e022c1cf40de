import { ScreenFailure } from "../components/failure.tsx";

/** What stands in place of everything when the layout itself failed. */
export function CrashPage() {
  return (
    <main className="grid min-h-dvh place-content-center p-gutter">
      <ScreenFailure />
    </main>
  );
}
