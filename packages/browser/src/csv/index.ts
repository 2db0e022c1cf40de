export { type CsvRow, parseCsv, prefetchCsvParser } from "./parse-csv.ts";
export { type CsvValue, writeCsv } from "./write-csv.ts";
