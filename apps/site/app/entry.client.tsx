import { deferredClick } from "@voxlog/browser/clicks";
import { devMode } from "@voxlog/tracked-sets/product";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Document } from "./document.tsx";
import { leadDialog } from "./leads/lazy-lead-dialog.ts";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { preparePage } from "./views/load-view.tsx";

// Mostly done by the tracker, which need not come.
devMode.takeFromAddress();

// A link to a dialog that is reached for: its code comes along with the rest.
if (document.querySelector("a[data-opens]:is(:hover, :focus)")) leadDialog.prefetch();

// Not awaited: the rejection of a promise that nothing awaits is what the intent script listens for.
void preparePage(location.pathname).then(() => {
  // In slices between frames, unless a visitor waits: see docs/decisions/slow-phones.md.
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
