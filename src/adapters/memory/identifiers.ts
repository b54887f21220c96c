const randomBytes = (count: number): readonly number[] => [...crypto.getRandomValues(new Uint8Array(count))];

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The seventh byte holds the version, the ninth the variant. */
const withVersionBits = (byte: number, index: number): number => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** A random version 4 UUID. `crypto.randomUUID` is missing on pages without TLS. */
export const uuid = (): string => {
  const text = hex(randomBytes(16).map((byte, index) => withVersionBits(byte, index)));
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};

/** 64 random hexadecimal digits. */
export const secret = (): string => hex(randomBytes(32));

/**
 * A placeholder in the format of the server's hashes. It protects nothing: argon2 is too slow for a browser, and a
 * world holds no secrets.
 */
export const digest = (text: string): string => {
  let state = 0x811c9dc5;
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const bytes = Array.from({ length: 32 }, (_, index) => {
    for (const letter of [index, ...letters]) state = Math.imul(state ^ letter, 0x01000193) >>> 0;
    return state & 0xff;
  });
  return `$argon2id$v=19$m=4096,t=3,p=1$${hex(randomBytes(11))}$${hex(bytes)}`;
};
