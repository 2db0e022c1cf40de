import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { unpack } from "../../ops/backups/unpack.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function unpackZip(files: Record<string, Uint8Array>, spoil = (zip: Buffer) => zip, level: 0 | 6 = 0) {
  const zip = join(folder, "backup.zip");
  await writeFile(zip, spoil(Buffer.from(zipSync(files, { level }))));
  const target = join(folder, "data");
  await unpack(zip, target);
  return target;
}

const some = Buffer.from("some content");

test("unpacking a zip keeps its folders", async () => {
  const target = await unpackZip({ "data.db": some, "storage/a/b.txt": some });
  expect(await readFile(join(target, "storage/a/b.txt"), "utf8")).toBe("some content");
});

test.each(["../escaped.db", "/escaped.db", "a/../../escaped.db"])(
  "unpacking a zip writes nothing to %s",
  async (name) => {
    await expect(unpackZip({ [name]: some })).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual(["backup.zip", "data"]);
  },
);

test("a zip is rejected if a byte was changed or it unpacks to more than it declares", async () => {
  const otherByte = (zip: Buffer) =>
    Buffer.from(zip.toString("latin1").replace("some content", "same content"), "latin1");
  await expect(unpackZip({ "data.db": some }, otherByte)).rejects.toThrow("Its file data.db is damaged.");

  const saysLess = (zip: Buffer) => {
    // The unpacked size, in the directory at the end.
    zip.writeUInt32LE(10, zip.indexOf("PK\x01\x02") + 24);
    return zip;
  };
  const packed = () => unpackZip({ "data.db": new Uint8Array(1e6) }, saysLess, 6);
  await expect(packed()).rejects.toThrow("too many bytes");
});
