export { supportedBrowsers } from "./browsers.ts";
export { devServer } from "./dev-server.ts";
export { fileNames, isRejectedName } from "./file-names.ts";
export { headersFile } from "./headers-file.ts";
export { hostingFiles } from "./hosting-files.ts";
export { precompress } from "./precompress.ts";
export { redirectsFile } from "./redirects-file.ts";
export { securityHeaders, strictTransport } from "./security-headers.ts";
export { treeshake } from "./treeshake.ts";
