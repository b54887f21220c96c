export { isSearchable, titleFilter, titleQuery } from './title-query';
export { nameSearch, type NameSearch } from './name-search';
export { firstTitleField, titleSource, type TitleSource } from './title-source';
export { matchesOf, type Range, textScore, titleExcerpt, wordsOf } from './match-words';
