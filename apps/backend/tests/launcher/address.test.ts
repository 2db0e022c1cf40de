import { describe, expect, test } from "vitest";
import { chooseAddress } from "../../launcher/address.ts";

describe("the variable PORT", () => {
  test.each(["http", "0", "65536", "80.5", "-1", "", " ", "8090 "])(
    "is no port when it is '%s'",
    async (port) => {
      await expect(chooseAddress({ PORT: port })).rejects.toThrow(`PORT is not a port: "${port}"`);
    },
  );
});

describe("the variable VOXLOG_DOMAIN", () => {
  test.each([
    "https://www.example.com",
    "www.example.com:443",
    "www.example.com/",
    "localhost",
    "192.0.2.1",
    "a b.nl",
  ])("is no domain when it is '%s'", async (VOXLOG_DOMAIN) => {
    const ports = { PORT: "58443", HTTP_PORT: "58080" };
    await expect(chooseAddress({ ...ports, VOXLOG_DOMAIN })).rejects.toThrow("is no domain");
  });
});
