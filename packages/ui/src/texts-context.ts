import { createContext, use } from "react";

/** Texts that components share, in the visitor's language. */
export type Texts = {
  /** Name of close buttons. */
  close: string;
  /** Name of the region of toasts, for pages that have one. */
  notifications?: string | undefined;
};

export const TextsContext = createContext<Texts | undefined>(undefined);

/** Returns a component's own text, or the provider's. Throws an error if there is neither. */
export function useText(name: keyof Texts, own: string | undefined): string {
  const text = own ?? use(TextsContext)?.[name];
  if (text === undefined) throw new Error(`Set the text "${name}" on it or in a TextsProvider.`);
  return text;
}
