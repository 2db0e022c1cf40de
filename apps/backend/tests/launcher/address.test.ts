import { describe, expect, test } from "vitest";
import { chooseAddress } from "../../launcher/address.ts";

describe("the variable PORT", () => {
  test.each(["http", "0", "65536", "80.5", "-1", "", " ", "8090 "])(
    "is no port when it is '%s'",
    async (port) => {
      await expect(chooseAddress(port)).rejects.toThrow(`PORT is not a port: "${port}"`);
    },
  );
});
