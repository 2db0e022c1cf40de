import { takeDevModeFromAddress } from "@voxlog/tracking/browser";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { stylesApplied } from "./applied-styles.ts";
import { Document } from "./document.tsx";
import { preloadLeadDialog } from "./lead-form/load-lead-dialog.ts";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { preparePage } from "./views/prepare-page.ts";

// Mostly done by the tracker, which need not come.
takeDevModeFromAddress();

/** The press that the intent script keeps, if that is what fetched the application. */
const heldPress = () => document.querySelector('[aria-busy="true"]');

// What a press on a link to a dialog waits for comes along with the rest.
if (heldPress()?.matches("a[data-held]")) preloadLeadDialog();

// Not awaited: the rejection of a promise that nobody waits for is what the intent script listens for.
void Promise.all([preparePage(location.pathname), stylesApplied()]).then(() => {
  // In slices between frames, unless that keeps somebody waiting: they take a slow phone a fifth longer.
  if (heldPress()) hydrate();
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
