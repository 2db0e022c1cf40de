import { brand } from "@voxlog/product";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", timezoneId: "Asia/Kolkata" });

const HOUR = 60 * 60 * 1000;
const { reports } = await textsOf("nl");

test("the visitors of this hour and the one before have a start time in the owner's time zone", async ({
  page,
  server,
}) => {
  await openReports(page, server, "nl", "");
  await expect(async () => {
    const since = new Date((Math.floor(Date.now() / HOUR) - 1) * HOUR);
    const time = since.toLocaleTimeString("nl-NL", { timeStyle: "short", timeZone: brand.timeZone });
    const text = reports(($) => $.live.visitors, { count: 0, visitors: "0", time });
    await expect(page.getByText(text)).toBeVisible();
  }).toPass();
});
