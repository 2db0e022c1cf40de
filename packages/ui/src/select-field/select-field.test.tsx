import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SelectField } from "./select-field.tsx";

test("A select field is named by its label and selects an option", async () => {
  const screen = await render(
    <SelectField label="Role">
      <option>Member</option>
      <option>Admin</option>
    </SelectField>,
  );
  const select = screen.getByRole("combobox", { name: "Role" });
  await select.selectOptions("Admin");

  await expect.element(select).toHaveValue("Admin");
});
