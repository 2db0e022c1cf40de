import { currentUser } from "./team.ts";

/** The parts of the current user's account that they can change. */
export const account = { name: currentUser.name, email: currentUser.email };
export type Account = typeof account;

/** The CRM of the sample team. */
export const connectedCrm = "Salesforce";

/** The sample team's plan, by its ID in the price list. */
export const subscription = { plan: "teams", billing: "yearly" } as const;
