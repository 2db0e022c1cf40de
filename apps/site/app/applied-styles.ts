/**
 * Resolves when every style sheet that the page links is applied. What React creates needs the application's, which
 * comes along with the scripts (build-steps/page-styles). Where that does not arrive, the intent script gives up, and
 * this never resolves: in some browsers such a link has a sheet nevertheless, without a rule.
 */
export async function stylesApplied(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => !sheet?.cssRules.length);
  await Promise.all(
    missing.map((link) => new Promise((resolve) => link.addEventListener("load", resolve, { once: true }))),
  );
}
