/** The languages that the editor colours. */
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
