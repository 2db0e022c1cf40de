import { Button } from "@voxlog/ui/button";
import { CloudOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { ScreenHeading } from "../layout/screen-heading.tsx";
import { ScreenUnavailable } from "../failure/screen-unavailable.ts";
import { useOnline } from "../failure/use-online.ts";

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
