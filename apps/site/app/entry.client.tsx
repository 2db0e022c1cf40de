import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Document } from "./document.tsx";
import { preloadLeadDialog } from "./lead-form/load-lead-dialog.ts";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { preparePage } from "./views/prepare-page.ts";

// A press on a link to a dialog may be what started all this: its code comes along with the rest.
if (document.querySelector("a[data-held][aria-busy]")) preloadLeadDialog();

// Not awaited: the rejection of a promise that nobody waits for is what the intent script listens for.
void preparePage(location.pathname).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ReloadOnFailure>
          <BrowserRouter>
            <Document />
          </BrowserRouter>
        </ReloadOnFailure>
      </StrictMode>,
    );
  });
});
