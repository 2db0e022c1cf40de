// Loaded first by a server of a test (`node --import`): its clock differs from the machine's by the milliseconds in a file.
import { readFileSync } from "node:fs";

const machineTime = Date.now;
const file = process.env["CLOCK_FILE"];

if (file) Date.now = () => machineTime() + Number(readFileSync(file, "utf8"));
