/** The names in the pictures: those of the demo's sample data, so that a visitor meets them again. */
export const sample = {
  client: "Van Dijk Logistiek",
  contact: { name: "Marieke van Dijk", initials: "MD" },
  decider: "Henk Bos",
  users: "48",
  file: "van-dijk-logistiek.m4a",
  colleagues: [
    { name: "Sanne", initials: "SV", client: "Van Dijk Logistiek" },
    { name: "Daan", initials: "DB", client: "Albers Facility" },
    { name: "Yasmin", initials: "YA", client: "Lumen Energie" },
  ],
} as const;
