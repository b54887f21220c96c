/**
 * The nearest name a collection or a field may have (spec 002, 5): lower case, no accents, spaces as underscores,
 * nothing but letters, digits and underscores, no digit in front. Total: text without any of those gives ''.
 */
export const databaseName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\s/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/^\d+/, '');

export const isDatabaseName = (text: string): boolean => text !== '' && databaseName(text) === text;
