/**
 * Has buttons with `data-plays` start and pause the sound with that ID: within the press, as phones demand, and before
 * the application is there.
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
