/**
 * The oldest browsers that the apps support, all of spring 2024, as Vite's `build.target`. They have `@property`,
 * without which Tailwind sets its variables on every element. A check of the built styles names what they lack.
 */
export const supportedBrowsers = ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"];
