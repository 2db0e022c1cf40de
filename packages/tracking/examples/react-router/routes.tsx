import { usePageView, useTracker } from "@voxlog/tracking/react";
import { Link, Outlet, type RouteObject, useLocation } from "react-router";

const TITLES: Readonly<Record<string, string>> = { "/": "Home", "/pricing": "Pricing" };

/** A layout around all pages tracks every view; StrictMode and re-renders add none. */
function Layout() {
  const { pathname } = useLocation();
  const title = TITLES[pathname] ?? "Not found";
  usePageView({ path: pathname, title });
  return (
    <>
      <title>{title}</title>
      <Link to="/">Home</Link>
      <Link to="/pricing?plan=teams">Pricing</Link>
      <Outlet />
    </>
  );
}

function Pricing() {
  const tracker = useTracker();
  return (
    <button type="button" onClick={() => tracker.convert("signup")}>
      Sign up
    </button>
  );
}

/** Routes with tracked views and conversions. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: "/", element: <h1>Home</h1> },
      { path: "/pricing", element: <Pricing /> },
    ],
  },
];
