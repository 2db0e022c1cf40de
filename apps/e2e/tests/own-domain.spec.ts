import { startOwnDomain } from "../deployment/own-domain.ts";
import { deployedTest, openEachPage, watchForeignRequests } from "../support/deployed.ts";
import { expect } from "../support/test.ts";

const test = deployedTest(startOwnDomain);

test.describe("the product on its own domain, with TLS by its own server", () => {
  // In one worker, because a deployment takes seconds to start.
  test.describe.configure({ mode: "default" });
  test("the product on its own domain, with TLS by its own server opens pages and screens without console errors or requests to other origins", async ({
    page,
    deployment,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/status of 404 .*\/nothing$/);
    const foreign = watchForeignRequests(page, [deployment.origin]);
    await openEachPage(page, deployment.origin);
    await page.goto("/reports");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test("the product on its own domain, with TLS by its own server requires HTTPS by a header, and redirects HTTP", async ({
    page,
    deployment,
  }) => {
    const wish = "strict-transport-security";
    for (const path of ["/", "/dashboard", "/reports", "/api/health", "/_/"]) {
      const response = await page.goto(path);
      expect(response?.headers()[wish], path).toBe("max-age=31536000");
    }
    await page.goto(`${deployment.plain}/pricing`);
    await expect(page).toHaveURL("/pricing");
  });
});
