import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createStore, type Store, useStore } from "./store.ts";

test("a store notifies its subscribers of changes until they unsubscribe", () => {
  const store = createStore(1);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  unsubscribe();
  store.set(3);

  expect(listener).toHaveBeenCalledOnce();
});

test("a store doesn't notify when the value stays the same", () => {
  const store = createStore("nl");
  const listener = vi.fn();
  store.subscribe(listener);
  store.set("nl");

  expect(listener).not.toHaveBeenCalled();
});

test.each([[[["an", "array"]]], [{ an: "object" }], [() => "a function"], [undefined]])(
  "a store replaces its value with %s unchanged",
  (value: unknown) => {
    const store = createStore<unknown>({ before: true });
    store.set(value);

    expect(store.get()).toBe(value);
  },
);

const Shown = ({ store }: { store: Store<number> }) => <p>{useStore(store)}</p>;

test("a component that uses a store re-renders on changes", async () => {
  const store = createStore(1);
  const screen = await render(<Shown store={store} />);
  await expect.element(screen.getByText("1")).toBeVisible();
  store.set(2);

  await expect.element(screen.getByText("2")).toBeVisible();
});

test("a component that uses a store hydrates with the current value", async () => {
  const root = document.createElement("div");
  root.innerHTML = "<p>2</p>";
  const store = createStore(1);
  store.set(2);
  const onRecoverableError = vi.fn();
  const app = hydrateRoot(root, <Shown store={store} />, { onRecoverableError });
  await expect.poll(() => Object.keys(root.firstElementChild ?? {}).length).toBeGreaterThan(0);

  expect(onRecoverableError).not.toHaveBeenCalled();
  app.unmount();
});

const Titled = ({ store }: { store: Store<string> }) => <p title={useStore(store, () => "prerendered")} />;

test("a component hydrates with the value of its prerendered HTML, then shows the current one in attributes too", async () => {
  const store = createStore("current");
  const root = document.createElement("div");
  root.innerHTML = '<p title="prerendered"></p>';
  const app = hydrateRoot(root, <Titled store={store} />);

  await expect.poll(() => root.firstElementChild?.getAttribute("title")).toBe("current");
  app.unmount();
});
