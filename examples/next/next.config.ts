import type { NextConfig } from "next";

export default { poweredByHeader: false, devIndicators: false } satisfies NextConfig;
