// Loaded first by a test's server (`node --import`): shifts its clock by the milliseconds in a file.
import { readFileSync } from "node:fs";

const machineTime = Date.now;
const file = process.env["CLOCK_FILE"];

if (file) Date.now = () => machineTime() + Number(readFileSync(file, "utf8"));
