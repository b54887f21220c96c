export const CODE_LANGUAGES = [
  'plain',
  'json',
  'javascript',
  'typescript',
  'html',
  'css',
  'markdown',
  'yaml',
  'sql',
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/**
 * The line break of a text: CR LF only where every line ends with it. Otherwise a lone CR stays a character within its
 * line, so that opening a text never changes it.
 */
export const lineBreakOf = (text: string): '\n' | '\r\n' =>
  text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text) ? '\r\n' : '\n';
