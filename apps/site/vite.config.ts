import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { devServer, supportedBrowsers } from "@voxlog/hosting";
import { isLaunch, readAddresses, readSiteOrigin } from "@voxlog/product";
import { defineConfig, loadEnv } from "vite";
import { staticSite } from "./static-generator/static-site.ts";

export default defineConfig(({ mode }) => {
  // A wrong address stops the build here.
  const env = { ...loadEnv(mode, process.cwd(), "VITE_"), ...process.env };
  const { api, demo, tracking } = readAddresses(env);
  const origin = readSiteOrigin(env);
  const directory = process.env["BUILD_DIR"] ?? "build";
  return {
    plugins: [
      react(),
      tailwindcss(),
      staticSite({ directory, origin, apiOrigin: api, trackingOrigin: tracking, launch: isLaunch(env) }),
    ],
    define: {
      // A constant, so that the build has only the store that it uses.
      "import.meta.env.VITE_TRACKING_URL": JSON.stringify(tracking),
      "import.meta.env.VITE_API_URL": JSON.stringify(api),
      "import.meta.env.VITE_DEMO_URL": JSON.stringify(demo),
      // Other variables also set the site's origin.
      "import.meta.env.VITE_SITE_URL": JSON.stringify(origin),
      "import.meta.env.VITE_LAUNCH": JSON.stringify(String(isLaunch(env))),
    },
    build: { target: supportedBrowsers },
    server: devServer(5173),
  };
});
