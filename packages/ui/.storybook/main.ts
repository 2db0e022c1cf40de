import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

/** No telemetry, news or crash reports. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/*.mdx", "../docs/*.stories.tsx", { directory: "../src", titlePrefix: "Components" }],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // Also the headers with which the product's server serves the build.
  staticDirs: ["./public", { from: "../src/typeface", to: "/typeface" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    // Storybook's own code is one large chunk, and not ours to split.
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
