import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createLazy, type Lazy, lazyByKey, useLazy, useSuspenseLazy } from "./lazy.ts";

const menu = () => vi.fn(async () => "the menu");

test("a lazy value loads once and is then available synchronously", async () => {
  const fetch = menu();
  const lazy = createLazy(fetch);
  expect(lazy.get()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();

  await Promise.all([lazy.load(), lazy.load()]);
  expect(lazy.get()).toBe("the menu");
  await lazy.load();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a lazy value loads again after a failure", async () => {
  const fetch = menu().mockRejectedValueOnce(new Error("offline"));
  const lazy = createLazy(fetch);

  await expect(lazy.load()).rejects.toThrow("offline");
  await expect(lazy.load()).resolves.toBe("the menu");
});

test("a lazy value can fail to prefetch without logging an error", async () => {
  const fetch = menu().mockRejectedValueOnce(new Error("offline"));
  const lazy = createLazy(fetch);
  lazy.prefetch();
  expect(fetch).not.toHaveBeenCalled(); // The click that is being answered goes first.

  await expect.poll(() => fetch.mock.settledResults[0]?.type).toBe("rejected");
  await expect(lazy.load()).resolves.toBe("the menu");
});

test("a lazy value may be a component or function, which is stored and not called", async () => {
  const Menu = vi.fn();
  const lazy = createLazy(async () => Menu);
  await lazy.load();

  expect(lazy.get()).toBe(Menu);
  expect(Menu).not.toHaveBeenCalled();
});

test("a lazy value by key loads once per key", async () => {
  const fetch = vi.fn(async (language: string) => `texts in ${language}`);
  const texts = lazyByKey(fetch);

  expect(await Promise.all(["nl", "en", "nl"].map((language) => texts(language).load()))).toEqual([
    "texts in nl",
    "texts in en",
    "texts in nl",
  ]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(texts("en").get()).toBe("texts in en");
});

function Slot({
  lazy,
  isWanted,
  onFailure = () => {},
}: {
  lazy: Lazy<string>;
  isWanted: boolean;
  onFailure?: (cause: unknown) => void;
}) {
  return <p>{useLazy(lazy, isWanted, onFailure) ?? "nothing"}</p>;
}

test("useLazy loads the value only when wanted and shows it when it has loaded", async () => {
  const fetch = menu();
  const lazy = createLazy(fetch);
  const screen = await render(<Slot lazy={lazy} isWanted={false} />);
  await expect.element(screen.getByText("nothing")).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();

  await screen.rerender(<Slot lazy={lazy} isWanted />);
  await expect.element(screen.getByText("the menu")).toBeVisible();
});

test("useLazy returns a loaded value in the first render", async () => {
  const lazy = createLazy(menu());
  await lazy.load();
  const screen = await render(<Slot lazy={lazy} isWanted={false} />);

  expect(screen.container.textContent).toBe("the menu");
});

test("useLazy reports a failed load, and loads again next time", async () => {
  const lazy = createLazy(menu().mockRejectedValueOnce(new Error("offline")));
  const onFailure = vi.fn();
  const screen = await render(<Slot lazy={lazy} isWanted onFailure={onFailure} />);
  await expect.poll(() => onFailure.mock.calls).toEqual([[new Error("offline")]]);

  await screen.rerender(<Slot lazy={lazy} isWanted={false} onFailure={onFailure} />);
  await screen.rerender(<Slot lazy={lazy} isWanted onFailure={onFailure} />);
  await expect.element(screen.getByText("the menu")).toBeVisible();
  expect(onFailure).toHaveBeenCalledOnce();
});

function Page({ lazy, onShown }: { lazy: Lazy<string>; onShown?: () => void }) {
  const text = useSuspenseLazy(lazy);
  const [name] = useState("page");
  useEffect(() => onShown?.(), [onShown]);
  return <p>{`the ${text} ${name}`}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

test("useSuspenseLazy suspends until the value has loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const lazy = createLazy(() => promise);
  const screen = await render(
    <Suspense fallback={<p>loading</p>}>
      <Page lazy={lazy} />
    </Suspense>,
  );
  await expect.element(screen.getByText("loading")).toBeVisible();
  resolve("next");

  await expect.element(screen.getByText("the next page")).toBeVisible();
});

test("useSuspenseLazy throws a failure to its error boundary and doesn't retry", async () => {
  const fetch = menu().mockRejectedValue(new Error("offline"));
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(
    <Boundary>
      <Page lazy={createLazy(fetch)} />
    </Boundary>,
  );
  await expect.element(screen.getByText("failed")).toBeVisible();

  expect(fetch).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test("useSuspenseLazy doesn't suspend when the value has loaded", async () => {
  const lazy = createLazy(async () => "next");
  await lazy.load();
  const screen = await render(<Page lazy={lazy} />);

  expect(screen.container.textContent).toBe("the next page");
});

test("useSuspenseLazy hydrates server-rendered content when the value loads halfway", async () => {
  const complaint = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<p>the next page</p>";
  const rendered = container.firstChild;
  const onShown = vi.fn();
  const root = hydrateRoot(container, <Page lazy={createLazy(async () => "next")} onShown={onShown} />);
  await expect.poll(() => onShown.mock.calls).toHaveLength(1);

  expect(complaint.mock.calls).toEqual([]); // Such as a hook that is missing in the resumed render.
  expect(container.firstChild).toBe(rendered);
  root.unmount();
  container.remove();
});
