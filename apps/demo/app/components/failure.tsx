import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { CloudOff, Compass } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { ScreenHeading, ScreenLink } from "./screen.tsx";

/**
 * What stands in place of a screen that failed. Trying again loads the page afresh, since browsers and
 * routers both remember a module that failed to load.
 */
export function ScreenFailure() {
  const { t } = useTranslation("demo");
  const unavailable = useRouteError() instanceof ScreenUnavailable;
  const online = useOnline();

  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (unavailable && wasOffline.current) reload();
  }, [unavailable, online]);

  return (
    <div role="alert" className="grid max-w-prose justify-items-start gap-4">
      <CloudOff aria-hidden="true" className="size-10 text-accent-text" strokeWidth={1.5} />
      <ScreenHeading>
        {unavailable ? t(($) => $.failure.title) : t(($) => $.failure.unexpectedTitle)}
      </ScreenHeading>
      <p className="text-text-muted">
        {!unavailable
          ? t(($) => $.failure.unexpected)
          : online
            ? t(($) => $.failure.unavailable)
            : t(($) => $.failure.offline)}
      </p>
      {(online || !unavailable) && <Button onClick={reload}>{t(($) => $.failure.retry)}</Button>}
    </div>
  );
}

function reload(): void {
  location.reload();
}

/** What stands in place of everything when the layout itself failed. */
export function CrashPage() {
  return (
    <main className="grid min-h-dvh place-content-center p-gutter">
      <ScreenFailure />
    </main>
  );
}

/** What an unknown address shows, inside the layout. */
export function NotFoundScreen() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <Compass aria-hidden="true" className="size-10 text-accent-text" strokeWidth={1.5} />
      <ScreenHeading>{t(($) => $.notFound.title)}</ScreenHeading>
      <p className="text-text-muted">{t(($) => $.notFound.text)}</p>
      <Button asChild>
        <ScreenLink section="dashboard">{t(($) => $.notFound.action)}</ScreenLink>
      </Button>
    </div>
  );
}

/** A screen's code could not be fetched: no connection, or a newer version has replaced it. */
export class ScreenUnavailable extends Error {
  override readonly name = "ScreenUnavailable";

  constructor(path: string, cause: unknown) {
    super(`The screen ${path} could not be fetched.`, { cause });
  }
}

/** What tells the visitor that something they asked for did not happen, where there is no more to say about it. */
export function useFailureToast(): () => void {
  const { t } = useTranslation("common");
  const toast = useToast();
  return () =>
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
}

/** Whether the browser has a connection, as far as it knows. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
