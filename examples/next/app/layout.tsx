import "@voxlog/ui/reset.css";
import "@voxlog/ui/styles.css";
import "../theme.css";
import { ToastProvider } from "@voxlog/ui/toast";
import type { ReactNode } from "react";
import { Visits } from "./visits";

export const metadata = { title: "Shop" };

/** Runs before the first paint. React leaves the attribute that it sets alone. */
const chosenScheme = `const theme = localStorage.getItem("theme"); if (theme) document.documentElement.dataset.theme = theme;`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        <script dangerouslySetInnerHTML={{ __html: chosenScheme }} />
      </head>
      <body>
        <ToastProvider label="Messages" closeLabel="Close">
          {children}
        </ToastProvider>
        <Visits />
      </body>
    </html>
  );
}
