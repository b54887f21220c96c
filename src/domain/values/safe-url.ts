const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const ALLOWED = ['http', 'https', 'mailto', 'tel'];

const FIRST_PRINTABLE = 33;

/** Browsers skip control characters inside of an address, so that 'java\tscript:' runs. */
const isPrintable = (character: string): boolean => (character.codePointAt(0) ?? 0) >= FIRST_PRINTABLE;

/**
 * An address that a link may have: on the web, of mail or telephone, or on this site. Null for every other scheme, above
 * all for those that run something.
 */
export const safeUrl = (text: string): string | null => {
  const address = [...text.trim()].filter(isPrintable).join('');
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (address === '' || (scheme !== undefined && !ALLOWED.includes(scheme))) return null;
  return address;
};

/** True for an address that leads away from this site. */
export const isExternal = (address: string): boolean => SCHEME.test(address) || /^[\\/]{2}/.test(address);
