import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

/** No telemetry, news or crash reports. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../docs", files: "*.mdx", titlePrefix: "Foundations" },
    { directory: "../src", files: "**/*.stories.tsx", titlePrefix: "Components" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
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
