import type { Environment, KeyValueStorage, PageEvents } from "../core/environment.ts";

type NewerNavigator = Navigator & {
  userAgentData?: { mobile: boolean; platform: string; brands: { brand: string }[] };
  globalPrivacyControl?: boolean;
};

/**
 * The page this script runs in. Where there is none (server rendering, workers) it is a page that
 * nobody ever sees, so that nothing is tracked.
 */
export function browserEnvironment(): Environment {
  const inPage = typeof document === "object";
  const client = (inPage ? navigator : { userAgent: "" }) as NewerNavigator;
  return {
    now: () => Date.now(),
    defer,
    sessionStorage: storage("sessionStorage"),
    localStorage: storage("localStorage"),
    client,
    globalPrivacyControl: client.globalPrivacyControl === true,
    referrer: inPage ? document.referrer : "",
    screenSize: inPage ? `${screen.width}x${screen.height}` : "",
    title: () => document.title,
    visible: () => inPage && document.visibilityState === "visible",
    listen: inPage ? listen : () => () => {},
  };
}

/** Reading the property alone throws where the visitor blocks storage. */
function storage(name: "sessionStorage" | "localStorage"): KeyValueStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** Listens to no unload event: those keep pages out of the back/forward cache. */
function listen({ onHide, onShow, onRestore, onOnline }: PageEvents): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  addEventListener("pagehide", () => onHide(true), options);
  addEventListener("pageshow", (event) => event.persisted && onRestore(), options);
  addEventListener("online", onOnline, options);
  document.addEventListener(
    "visibilitychange",
    () => (document.visibilityState === "visible" ? onShow() : onHide(false)),
    options,
  );
  return () => ended.abort();
}

function defer(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
