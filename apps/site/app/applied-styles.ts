/**
 * Resolves when every style sheet that the page links is applied. What React creates needs the application's, which
 * comes along with the scripts (build-steps/page-styles). Where one does not arrive, the intent script gives up.
 */
export async function stylesApplied(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => !sheet);
  await Promise.all(
    missing.map((link) => new Promise((resolve) => link.addEventListener("load", resolve, { once: true }))),
  );
}
