export const agentTimmy = {
  title: "Agent {{agent}}",
  subtitle: "Leer {{agent}} jullie woorden, vaktermen en werkwijze.",
} as const;
