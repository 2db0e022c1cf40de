/** Returns Vite's settings for `pnpm dev`. `PORT` is the API's, as for the server. */
export const devServer = (port: number) => ({
  host: "127.0.0.1",
  port,
  strictPort: true,
  proxy: { "/api": `http://127.0.0.1:${process.env["PORT"] || 8090}` },
});
