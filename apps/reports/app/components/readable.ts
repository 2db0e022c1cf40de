import { withoutHidden } from "@voxlog/product";

/**
 * Returns a tracked text for the screen: browsers percent-encode paths, and hidden characters can mislead.
 *
 * @example readable("/caf%C3%A9") ⇒ "/café"
 */
export function readable(text: string): string {
  try {
    return withoutHidden(decodeURI(text));
  } catch {
    return withoutHidden(text);
  }
}
