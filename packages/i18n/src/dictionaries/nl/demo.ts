export const demo = { title: "{{section}} - {{product}} Demo" } as const;
