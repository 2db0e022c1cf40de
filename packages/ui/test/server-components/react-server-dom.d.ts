declare module "react-server-dom-turbopack/server" {
  import type { ReactNode } from "react";
  /** Renders server components to a framework's stream. */
  export function renderToPipeableStream(
    tree: ReactNode,
    clientModules: object,
    options: { onError: (error: unknown) => void },
  ): { pipe: <Target extends NodeJS.WritableStream>(target: Target) => Target };
  export function registerClientReference(proxy: object, id: string, name: string): object;
}
