import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Breadcrumb, BreadcrumbItem } from "./breadcrumb.tsx";

test("A breadcrumb leads to every page above this one, and says which this one is", async () => {
  const screen = await render(
    <Breadcrumb label="Where you are">
      <BreadcrumbItem href="/">Home</BreadcrumbItem>
      <BreadcrumbItem asChild>
        <a href="/recordings" data-router>
          Recordings
        </a>
      </BreadcrumbItem>
      <BreadcrumbItem current>Klaver</BreadcrumbItem>
    </Breadcrumb>,
  );
  const links = screen.getByRole("navigation", { name: "Where you are" }).getByRole("link");

  expect(links.elements().map((link) => link.textContent)).toEqual(["Home", "Recordings"]);
  await expect.element(screen.getByText("Klaver")).toHaveAttribute("aria-current", "page");
});
