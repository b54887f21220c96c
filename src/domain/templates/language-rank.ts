const mainPart = (code: string): string => code.toLowerCase().replace(/-.*$/, '');

/** Ranks translations for a reader: their language first, then other variants of it, then all others. */
export const languageRank = (language: string | null, readerLanguage: string): number => {
  if (language === null) return 2;
  if (language.toLowerCase() === readerLanguage.toLowerCase()) return 0;
  return mainPart(language) === mainPart(readerLanguage) ? 1 : 2;
};
