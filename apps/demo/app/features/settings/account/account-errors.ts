import type { Account } from "@voxlog/demo-data/account";
import { phonePattern } from "@voxlog/product";

/** The fields that can be filled in wrong; the dictionaries hold a text for each. */
export type AccountError = "name" | "email" | "phone";

/**
 * What is wrong with an account, in the order of the form.
 *
 * @example accountErrors({ name: " ", email: "sanne", phone: "", … }) ⇒ ["name", "email"]
 */
export function accountErrors({ name, email, phone }: Account): AccountError[] {
  const errors: AccountError[] = [];
  if (!name.trim()) errors.push("name");
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) errors.push("email");
  if (!phonePattern.test(phone)) errors.push("phone");
  return errors;
}
