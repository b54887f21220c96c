import type { Item } from '../../../../domain/items';
import { titleOf, withoutExtension } from './file-names';

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

/** A file as it arrives. */
export interface SentFile {
  readonly name: string;
  /** Its MIME type; empty when the sender does not know. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The type without its parameters. */
export const typeOf = ({ type }: SentFile): string =>
  type.replace(/;.*$/s, '').trim().toLowerCase() || 'application/octet-stream';

/** The name without the folders that some senders put before it. */
const nameOf = ({ name }: SentFile): string => name.replace(/^.*[/\\]/s, '');

/** What is written of a file that was sent. The title may be chosen; name, type and sender are what they are. */
export const sentValues = (file: SentFile, values: Item, user: string | null): Item => ({
  storage: 'local',
  ...values,
  title: values['title'] || titleOf(withoutExtension(nameOf(file))),
  filename_download: nameOf(file),
  type: typeOf(file),
  ...(user === null ? {} : { uploaded_by: user }),
});

const lastSegment = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.replace(/\/+$/, '').replace(/^.*\//s, '');
};

/** What is written of a file that was fetched. Everything may be chosen; nobody counts as its sender. */
export const fetchedValues = ({ url, type }: FetchedFile, values: Item): Item => ({
  filename_download: lastSegment(url),
  storage: 'local',
  type: type ?? 'application/octet-stream',
  title: titleOf(lastSegment(url)),
  ...values,
});
