import { use } from "react";
import { useView } from "../routing/use-view.ts";
import { loadedView, loadView } from "./load-view.ts";

/**
 * The view at the page's address. On the way to one that is not loaded yet, React stays on the one it has, there
 * being no Suspense around it.
 */
export function ShownView() {
  const view = useView() ?? "notFound";
  const Shown = loadedView(view) ?? use(loadView(view));
  return <Shown />;
}
