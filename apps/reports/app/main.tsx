import { createI18n, type Language, type Texts } from "@voxlog/texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { App } from "./app.tsx";

/** Renders the reports into an element. */
export function renderReports(root: Element, language: Language, texts: Texts): void {
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <App />
      </I18nextProvider>
    </StrictMode>,
  );
}
