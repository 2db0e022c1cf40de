/**
 * Makes buttons with `data-plays` play and pause the sound with that ID, also before hydration. Phones require that
 * this happens during the press.
 */
export function playOnPress(): void {
  addEventListener("click", (event) => {
    const id = (event.target as Element).closest<HTMLElement>("[data-plays]")?.dataset["plays"];
    const sound = id && document.getElementById(id);
    if (event.defaultPrevented || !(sound instanceof HTMLAudioElement)) return;
    if (sound.error) sound.load(); // Another attempt.
    if (!sound.paused) return sound.pause();
    // Its error event reports a failure.
    sound.play().catch(() => {});
  });
}
