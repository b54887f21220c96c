const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const ALLOWED = ['http', 'https', 'mailto', 'tel'];

const FIRST_PRINTABLE = 33;

/** Browsers skip control characters in a URL, so that 'java\tscript:' is executed. */
const isPrintable = (character: string): boolean => (character.codePointAt(0) ?? 0) >= FIRST_PRINTABLE;

/**
 * The URL if a link may have it: http, https, mailto, tel, or relative. Null for every other scheme, above all for
 * those that execute code.
 */
export const safeUrl = (text: string): string | null => {
  const address = [...text.trim()].filter(isPrintable).join('');
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (address === '' || (scheme !== undefined && !ALLOWED.includes(scheme))) return null;
  return address;
};

/** True for a URL that leaves this site. */
export const isExternal = (address: string): boolean => SCHEME.test(address) || /^[\\/]{2}/.test(address);

/** True for an absolute http or https URL. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
