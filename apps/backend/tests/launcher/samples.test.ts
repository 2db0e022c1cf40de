import { expect, test, vi } from "vitest";
import { samplesLeft, warnOfSamples } from "../../launcher/samples.ts";

test("a fresh checkout that is opened to the world warns of every sample, with what to do", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  warnOfSamples();
  const said = write.mock.calls.join("");
  write.mockRestore();
  for (const sample of [
    "voxlog.example",
    "00000000",
    "partners",
    "legal texts",
    "nobody has confirmed",
    "a rating",
  ]) {
    expect(said).toContain(sample);
  }
  expect(said).toContain("packages/product/src");
  expect(said.split("\n").filter((line) => line.startsWith("  - "))).toHaveLength(samplesLeft().length);
});

test("a checkout without samples warns of nothing", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  warnOfSamples([]);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
