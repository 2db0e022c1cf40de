import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../src/button/button.tsx";
import { Checkbox } from "../src/checkbox/checkbox.tsx";
import { DatePicker } from "../src/date-picker/date-picker.tsx";
import { SelectField } from "../src/select-field/select-field.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { TextArea } from "../src/text-area/text-area.tsx";
import { TextField } from "../src/text-field/text-field.tsx";

type Order = { name: string; note: string; size: string; day: string; gift: boolean; news: boolean };

function OrderForm({ onOrder }: { onOrder: (order: Order) => void }) {
  const { register, handleSubmit, formState } = useForm<Order>({ defaultValues: { size: "M" } });
  return (
    <form noValidate onSubmit={handleSubmit(onOrder)}>
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        {...register("name", { required: "Enter your name." })}
      />
      <TextArea label="Note" {...register("note")} />
      <SelectField label="Size" {...register("size")}>
        <option>M</option>
        <option>L</option>
      </SelectField>
      <DatePicker label="Day" {...register("day", { min: "2026-01-01" })} />
      <Checkbox label="Gift" {...register("gift")} />
      <Switch label="News" {...register("news")} />
      <Button type="submit">Order</Button>
    </form>
  );
}

test("Fields work with react-hook-form's register, which focuses the first error", async () => {
  const onOrder = vi.fn();
  await render(<OrderForm onOrder={onOrder} />);
  await page.getByRole("button", { name: "Order" }).click();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("Enter your name.");

  await page.getByLabelText("Name").fill("Ada");
  await page.getByLabelText("Note").fill("Blue");
  await page.getByLabelText("Size").selectOptions("L");
  await page.getByLabelText("Day").fill("2026-11-23");
  await page.getByRole("checkbox").click();
  await page.getByRole("switch").click();
  await userEvent.click(page.getByRole("button", { name: "Order" }));

  await vi.waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
  expect(onOrder.mock.calls[0]?.[0]).toEqual({
    name: "Ada",
    note: "Blue",
    size: "L",
    day: "2026-11-23",
    gift: true,
    news: true,
  });
});
