/** A file as it was fetched from somewhere. */
export interface FetchedFile {
  /** Where it was found in the end, after being sent on. */
  readonly url: string;
  /** As it was said to be, with its parameters; null when nothing was said. */
  readonly type: string | null;
  readonly bytes: Uint8Array;
}

/** Fetches what is at an address; resolves with null when nothing can be had there. Never rejects. */
export type FetchFile = (url: string) => Promise<FetchedFile | null>;

/** Of the web alone: an address of this page's own making (`data:`, `blob:`) is none to a platform. */
export const fetchingBy =
  (fetch: typeof globalThis.fetch): FetchFile =>
  async (url) => {
    if (!/^https?:/i.test(url)) return null;
    try {
      const response = await fetch(url);
      if (!response.ok) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { url: response.url || url, type: response.headers.get('Content-Type'), bytes };
    } catch {
      return null;
    }
  };
