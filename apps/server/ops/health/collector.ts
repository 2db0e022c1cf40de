/** Returns whether a collector says that it can store visits, which it knows within a second. */
export async function storesVisits(collectorUrl: string, ending: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(3000)]);
  const response = await fetch(new URL("/health", collectorUrl), { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
