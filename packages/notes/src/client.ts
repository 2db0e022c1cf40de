import { accounts as sampleAccounts } from "@voxlog/demo-data/accounts";
import type { Text } from "@voxlog/demo-data/text";
import type { Extraction } from "@voxlog/extract";

/** A person that a name may refer to. */
export type Candidate = { client: string; contact: string; role: Text };

/** The client of a conversation, as far as the words identify it. */
export type ClientFinding = {
  /**
   * `known` is in the CRM, `new` isn't yet; `ambiguous` is a name that several people have; `unsaid` wasn't mentioned.
   */
  kind: "known" | "new" | "ambiguous" | "unsaid";
  client: string;
  contact: string;
  mention: string;
  candidates: readonly Candidate[];
};

/** The visitor's answers. */
export type ClientChoice = { client?: string | undefined; contact?: string | undefined };

const people: readonly Candidate[] = sampleAccounts.flatMap(({ name: client, contacts }) =>
  contacts.map(({ name: contact, role }) => ({ client, contact, role })),
);

/** The clients in the CRM, for the extractor. */
export const accounts = sampleAccounts.map(({ name, contacts }) => ({
  name,
  people: contacts.map((contact) => contact.name),
}));

/** Returns the client of a conversation, from the found names and the visitor's answers. */
export function findClient(
  { companies, people: found, ambiguous }: Pick<Extraction, "companies" | "people" | "ambiguous">,
  choice: ClientChoice,
): ClientFinding {
  const none = { contact: choice.contact ?? "", mention: "", candidates: [] };
  if (choice.client) {
    const { client } = choice;
    const kind = accounts.some(({ name }) => name === client) ? "known" : "new";
    return { ...none, kind, client, contact: none.contact || contactAt(client, found) };
  }
  const company = companies.find(({ role }) => role === "client");
  if (company) {
    const kind = company.known ? "known" : "new";
    return {
      ...none,
      kind,
      client: company.name,
      contact: contactAt(company.name, found),
      mention: company.text,
    };
  }
  const [unclear] = ambiguous;
  if (unclear) {
    const candidates = people.filter(({ contact }) =>
      unclear.candidates.some((candidate) => candidate.startsWith(contact)),
    );
    return { ...none, kind: "ambiguous", client: "", mention: unclear.text, candidates };
  }
  const person = found.find(({ account }) => account !== undefined);
  if (person?.account)
    return {
      ...none,
      kind: "known",
      client: person.account,
      contact: contactAt(person.account, found),
      mention: person.text,
    };
  return { ...none, kind: "unsaid", client: "", contact: contactAt("", found) };
}

function contactAt(client: string, found: Extraction["people"]): string {
  const there = found.filter(({ account }) => !account || account === client);
  return (there.find(({ role }) => role === "contact") ?? there[0])?.name ?? "";
}
