/** Told now and then how much of a request has gone out, in bytes. */
export type Progress = (sent: number, total: number) => void;

/** Sends a request whose body takes its time, and resolves with the answer. Rejects when none comes, or when aborted. */
export type Uploader = (url: string, init: RequestInit, told: Progress) => Promise<Response>;

/** Fetch says nothing of what has gone out. */
export const uploadingBy =
  (fetch: typeof globalThis.fetch): Uploader =>
  (url, init) =>
    fetch(url, init);
