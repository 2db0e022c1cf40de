import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { buildForOrigins, type Origins } from "./build-for-origins.ts";
import { type Certificate, certificateFor } from "./certificate.ts";
import type { Listening } from "./listen.ts";
import { startStaticHost } from "./static-host.ts";
import { startTlsProxy } from "./tls-proxy.ts";

const names = { site: "www.voxlog.test", demo: "demo.voxlog.test", api: "api.voxlog.test" } as const;
export const origins: Origins = {
  site: `https://${names.site}`,
  demo: `https://${names.demo}`,
  api: `https://${names.api}`,
};

/** The product on three origins. */
export type ThreeOrigins = {
  origin: string;
  server: TestPocketBase;
  hostRules: string;
  certificate: Certificate;
  stop: () => Promise<void>;
};

/**
 * Starts site and demo on static hosts and the API behind a TLS proxy, each on its own origin. Leads need a proof of
 * work.
 */
export async function startThreeOrigins(): Promise<ThreeOrigins> {
  const folders = await buildForOrigins(origins);
  const tls = await certificateFor([names.site, names.demo, names.api]);
  const server = await startPocketBase({
    env: {
      VITE_SITE_URL: origins.site,
      VITE_DEMO_URL: origins.demo,
      ALLOWED_ORIGINS: "",
      TRUSTED_PROXY_HEADER: "X-Forwarded-For",
      VOXLOG_PROOF_OF_WORK: "on",
    },
  });
  const hosts: Record<keyof typeof names, Listening> = {
    site: await startStaticHost(folders.site, tls),
    demo: await startStaticHost(folders.demo, tls),
    api: await startTlsProxy(server.url, tls),
  };
  const parts = Object.keys(names) as (keyof typeof names)[];
  return {
    origin: origins.site,
    server,
    hostRules: parts.map((part) => `MAP ${names[part]} 127.0.0.1:${hosts[part].port}`).join(", "),
    certificate: tls,
    async stop() {
      await Promise.all(parts.map((part) => hosts[part].stop()));
      await server.stop();
    },
  };
}
