import { useState } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  Link,
  useLocation,
} from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { guardHistory, SetNavigationGuard, useNavigationGuard } from "./navigation-guard.ts";

function Form() {
  const [isChanged, setIsChanged] = useState(true);
  const { pathname, search } = useLocation();
  const { isAsking, stay, leave } = useNavigationGuard(isChanged);
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/settings?tab=team">another tab</Link>
      <button type="button" onClick={() => setIsChanged(false)}>
        save
      </button>
      {isAsking && (
        <div role="alertdialog">
          <button type="button" onClick={stay}>
            stay
          </button>
          <button type="button" onClick={leave}>
            leave
          </button>
        </div>
      )}
    </>
  );
}

/** The form at /settings, come to from /recordings, in the browser's own history. */
async function openForm() {
  history.pushState(null, "", "/recordings");
  const { history: guarded, setGuard } = guardHistory(createBrowserHistory({ v5Compat: true }));
  guarded.push("/settings");
  const screen = await render(
    <SetNavigationGuard value={setGuard}>
      <HistoryRouter history={guarded} useTransitions={false}>
        <Form />
      </HistoryRouter>
    </SetNavigationGuard>,
  );
  const shows = (place: string) =>
    expect.element(screen.getByText(`at ${place}`, { exact: true })).toBeVisible();
  return { screen, press: (name: string) => screen.getByRole("button", { name }).click(), shows };
}

let start: string;
beforeEach(() => {
  start = location.href;
  return () => history.pushState(null, "", start);
});

test("a visitor with something to lose is asked before they follow a link, and goes where it leads if they want to", async () => {
  const { screen, press, shows } = await openForm();
  await screen.getByRole("link").click();
  await shows("/settings");
  await press("stay");
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  await screen.getByRole("link").click();
  await press("leave");
  await shows("/settings?tab=team");
});

test("a visitor with something to lose is asked before they go back, again if they stayed, and goes back if they want to", async () => {
  const { screen, press, shows } = await openForm();
  for (const answer of ["stay", "leave"]) {
    history.back();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await expect.poll(() => location.pathname).toBe("/settings");
    await shows("/settings");
    await press(answer);
  }
  await shows("/recordings");
  expect(location.pathname).toBe("/recordings");
});

test("a visitor with something to lose goes on by themselves once it is saved while they are asked", async () => {
  const { screen, press, shows } = await openForm();
  history.back();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await press("save");
  await shows("/recordings");
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
});
