import { deferredClick } from "@voxlog/browser/clicks";
import { devMode } from "@voxlog/tracked-sets/product";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Document } from "./document.tsx";
import { leadDialog } from "./leads/lazy-lead-dialog.ts";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { preparePage } from "./views/load-view.tsx";

// Usually the tracker does this, but it may be blocked.
devMode.takeFromAddress();

// The pointer or focus is on a link to a dialog: load its code with the rest.
if (document.querySelector("a[data-opens]:is(:hover, :focus)")) leadDialog.prefetch();

// Not awaited: the intent script listens for unhandled rejections.
void preparePage(location.pathname).then(() => {
  // In slices between frames, unless a visitor is waiting: see docs/decisions/slow-phones.md.
  if (deferredClick()) hydrate();
  else startTransition(hydrate);
});

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <ReloadOnFailure>
        {/* See docs/decisions/slow-phones.md. */}
        <BrowserRouter useTransitions={false}>
          <Document />
        </BrowserRouter>
      </ReloadOnFailure>
    </StrictMode>,
  );
}
