import { useSuspenseLazy } from "@voxlog/browser/lazy";
import { useView } from "../shell/use-view.ts";
import { shownViews } from "./load-view.ts";

/**
 * The view at the page's address. On the way to one that is not loaded yet, React stays on the one it has, there
 * being no Suspense around it.
 */
export function ShownView() {
  const view = useView() ?? "notFound";
  const Shown = useSuspenseLazy(shownViews[view]);
  return <Shown />;
}
