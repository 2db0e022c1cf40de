import { currentUser } from "./team.ts";

/** The parts of an account that its user can change. */
export type Account = {
  name: string;
  email: string;
};

/** The current user's account. */
export const account: Account = {
  name: currentUser.name,
  email: currentUser.email,
};

/** The CRM of the sample team. */
export const connectedCrm = "Salesforce";

/** The sample team's plan, by its ID in the price list. */
export const subscription = { plan: "teams", billing: "yearly" } as const;
