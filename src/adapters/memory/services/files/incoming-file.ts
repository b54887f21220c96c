import type { Item } from '../../../../domain/items';
import { titleOf, withoutExtension } from './file-names';

/** A fetched file. */
export interface FetchedFile {
  /** URL after redirects. */
  readonly url: string;
  /** Content type with its parameters; null when none was sent. */
  readonly type: string | null;
  readonly bytes: Uint8Array;
}

/** Fetches a URL; resolves with null when it fails. Never rejects. */
export type FetchFile = (url: string) => Promise<FetchedFile | null>;

/** Fetches http and https URLs only, never the page's own `data:` and `blob:` URLs. */
export const fetchFileWith =
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

/** An uploaded file. */
export interface UploadedFile {
  readonly name: string;
  /** MIME type; empty when unknown. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The MIME type without its parameters. */
export const typeOf = ({ type }: UploadedFile): string =>
  type.replace(/;.*$/s, '').trim().toLowerCase() || 'application/octet-stream';

/** The name without folders, which some clients send. */
const nameOf = ({ name }: UploadedFile): string => name.replace(/^.*[/\\]/s, '');

/** Row values of an upload. The caller may set the title, but not name, type and uploader. */
export const uploadedValues = (file: UploadedFile, values: Item, user: string | null): Item => ({
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

/** Row values of an import. The caller may set all of them; the uploader stays empty. */
export const fetchedValues = ({ url, type }: FetchedFile, values: Item): Item => ({
  filename_download: lastSegment(url),
  storage: 'local',
  type: type ?? 'application/octet-stream',
  title: titleOf(lastSegment(url)),
  ...values,
});
