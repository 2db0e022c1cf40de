import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { trackedFakePage } from "../testing.ts";
import type { Tracker } from "./index.ts";
import { TrackingProvider, usePageView } from "./react.tsx";

afterEach(cleanup);

function View({ path, title }: { path: string; title: string }) {
  usePageView({ path, title });
  return title;
}

const strictApp = (tracker: Tracker, path: string, title: string) => (
  <StrictMode>
    <TrackingProvider tracker={tracker}>
      <View path={path} title={title} />
    </TrackingProvider>
  </StrictMode>
);

test("a view in StrictMode is one visit until the path changes", async () => {
  const { store, tracker } = trackedFakePage();
  const { rerender } = await render(strictApp(tracker, "/", "Home"));
  await rerender(strictApp(tracker, "/", "Home"));
  await rerender(strictApp(tracker, "/pricing", "Pricing"));
  await rerender(strictApp(tracker, "/", "Home"));
  await tracker.settled();
  expect(store.visits.map(({ page_title }) => page_title)).toEqual(["Home", "Pricing", "Home"]);
  expect(store.sessions).toMatchObject([{ page_count: 3 }]);
});

test("useTracker without a provider throws an error that explains how to add one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(render(<View path="/" title="Home" />)).rejects.toThrow("put a <TrackingProvider");
});
