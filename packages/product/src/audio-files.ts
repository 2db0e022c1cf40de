/** The files that can be uploaded, by the end of their name. */
export const uploadExtensions = [".mp3", ".wav", ".webm", ".m4a", ".dat", ".mp4"] as const;
