export { isSearchable, titleFilter, titleQuery } from './title-query';
export { firstTitleField, titleSource, type TitleSource } from './title-source';
export { matchesOf, type Range, textScore, titleExcerpt, wordsOf } from './match-words';
