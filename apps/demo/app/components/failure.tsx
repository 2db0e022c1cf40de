import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { useToast } from "@voxlog/ui/toast";
import { Component, type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Shows a fallback if its children fail to render. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Shown instead of a screen that failed. */
export function ScreenFailure() {
  const { t } = useTranslation("demo");
  return (
    <div role="alert" className="grid max-w-prose justify-items-start gap-4">
      <Heading level={1}>{t(($) => $.failure.unexpectedTitle)}</Heading>
      <p className="text-text-muted">{t(($) => $.failure.unexpected)}</p>
      <Button onClick={reload}>{t(($) => $.failure.retry)}</Button>
    </div>
  );
}

/** Shown instead of a screen whose code couldn't be fetched: no connection, or a newer version has replaced it. */
export function ScreenUnavailable() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid max-w-prose gap-4">
      <Heading level={1}>{t(($) => $.failure.title)}</Heading>
      <PartUnavailable />
    </div>
  );
}

/** Shown instead of a part of a screen whose code or data couldn't be loaded. */
export function PartUnavailable() {
  const { t } = useTranslation("demo");
  const online = useOnline();
  return (
    <div className="grid content-start justify-items-start gap-4">
      <Alert tone="danger">{online ? t(($) => $.failure.unavailable) : t(($) => $.failure.tryOnline)}</Alert>
      {online && (
        <Button variant="secondary" onClick={reload}>
          {t(($) => $.failure.retry)}
        </Button>
      )}
    </div>
  );
}

/** Retries: browsers cache a module that failed to load. */
function reload(): void {
  location.reload();
}

/** Shown instead of everything when the layout itself failed. */
export function CrashPage() {
  return (
    <main className="grid min-h-dvh place-content-center p-gutter">
      <ScreenFailure />
    </main>
  );
}

/** Returns a function that reports a failed action without further details. */
export function useFailureToast(): () => void {
  const { t } = useTranslation("common");
  const toast = useToast();
  const message = t(($) => $.failure);
  return () => toast(message, { tone: "danger" });
}

/**
 * Returns a function that reports that code couldn't be loaded. With a connection it offers to reload the page: another
 * attempt would fail, since browsers cache a module that failed to load.
 */
export function useUnavailableToast(): () => void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  return () => {
    const { onLine } = navigator;
    const message = onLine ? t(($) => $.failure.unavailable) : t(($) => $.failure.tryOnline);
    const action = { label: t(($) => $.failure.reload), onClick: reload };
    toast(message, { tone: "danger", action: onLine ? action : undefined });
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, onChange, stop);
  return () => stop.abort();
}
