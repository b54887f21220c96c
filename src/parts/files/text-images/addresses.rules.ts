const ASSET = /(?:^|\/)assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;

/** The file of the library that an address leads to, on whatever host the content is published; null for others. */
export const assetIdOf = (address: string): string | null => ASSET.exec(address.trim())?.[1]?.toLowerCase() ?? null;

/** The address of a file in a text: without a host, which differs from site to site, and never with a token. */
export const assetAddress = (file: string): string => `/assets/${encodeURIComponent(file)}`;

const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
};

const DATA = /^data:(image\/[a-z+]+)(?:;[^,;]+)*;base64,([a-z0-9+/=\s]+)$/i;

/** An image that a text has as data. */
export interface DataImage {
  readonly type: string;
  /** Without a folder, with the ending of its type. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The image that an address of the scheme `data` has in itself; null for other addresses, types and damaged data. */
export const dataImage = (address: string, number: number): DataImage | null => {
  const [, type = '', data = ''] = DATA.exec(address.trim()) ?? [];
  const ending = TYPES[type.toLowerCase()];
  if (ending === undefined) return null;
  try {
    const text = atob(data.replace(/\s+/g, ''));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return { type: type.toLowerCase(), name: `image-${number}.${ending}`, bytes };
  } catch {
    return null;
  }
};
