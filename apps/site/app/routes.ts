import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // A static optional segment: `:lang?` would take any unknown path for a language.
  route("en?", "routes/layout.tsx", [
    index("routes/home.tsx"),
    route("features", "routes/features.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("dashboard", "routes/dashboard.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
