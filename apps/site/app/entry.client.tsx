import { deferredClick } from "@voxlog/browser/clicks";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { stylesApplied } from "./applied-styles.ts";
import { Document } from "./document.tsx";
import { leadDialog } from "./lead-form/load-lead-dialog.ts";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { preparePage } from "./views/prepare-page.ts";

// What a press on a link to a dialog waits for comes along with the rest.
if (deferredClick()?.matches("a[data-held]")) leadDialog.prefetch();

// Not awaited: the rejection of a promise that nobody waits for is what the intent script listens for.
void Promise.all([preparePage(location.pathname), stylesApplied()]).then(() => {
  // In slices between frames, unless that keeps somebody waiting: they take a slow phone a fifth longer.
  if (deferredClick()) hydrate();
  else startTransition(hydrate);
});

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <ReloadOnFailure>
        {/* A transition renders in slices between frames, which takes a slow phone longer than all at once. */}
        <BrowserRouter useTransitions={false}>
          <Document />
        </BrowserRouter>
      </ReloadOnFailure>
    </StrictMode>,
  );
}
