import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import axe from "axe-core";

/** What axe finds wrong with the page as it is shown, one line each. */
export async function accessibilityProblems(): Promise<string[]> {
  return faultsIn(await axe.run(document, axeOptions));
}
