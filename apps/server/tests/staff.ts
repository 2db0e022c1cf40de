import type { TestPocketBase } from "../testing/index.ts";
import { send } from "./visitor.ts";

export const STAFF = { email: "staff@voxlog.test", password: "nine lives of a quiet cat" };

/** Makes an account of the staff, or gives it its password anew, which ends its sessions. @returns its id. */
export async function createStaff(server: TestPocketBase, { email, password } = STAFF): Promise<string> {
  const records = `${server.url}/api/collections/staff/records`;
  const asOwner = { Authorization: server.admin.token };
  const account = { email, password, passwordConfirm: password };
  const [known] = await server.admin.rows("staff", { filter: `email = '${email}'` });
  const { status, body } = known
    ? await send(`${records}/${known.id}`, "PATCH", account, asOwner)
    : await send(records, "POST", account, asOwner);
  if (status !== 200) throw new Error(`There is no account of the staff: ${JSON.stringify(body)}`);
  return String(body["id"]);
}

/** Signs in with a password, as the page of the reports does. */
export const signInAsStaff = (
  { url }: TestPocketBase,
  { email, password } = STAFF,
  headers?: Record<string, string>,
) => send(`${url}/api/collections/staff/auth-with-password`, "POST", { identity: email, password }, headers);

/** Makes the account, and gives the header that shows who asks. */
export async function asStaff(server: TestPocketBase): Promise<{ Authorization: string }> {
  await createStaff(server);
  return { Authorization: String((await signInAsStaff(server)).body["token"]) };
}
