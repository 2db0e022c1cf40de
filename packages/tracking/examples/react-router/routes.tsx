import { usePageView, useTracker } from "@voxlog/tracking/react";
import { Link, Outlet, type RouteObject, useLocation } from "react-router";

const TITLES: Readonly<Record<string, string>> = { "/": "Home", "/pricing": "Pricing" };

/** One layout around all pages tracks every view; StrictMode and repeated renders count none twice. */
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

/** The routes of an app whose views and conversions are tracked. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: "/", element: <h1>Home</h1> },
      { path: "/pricing", element: <Pricing /> },
    ],
  },
];
