export { plainSentence } from './emphasis.rules';
export { FilterSentence } from './filter-sentence';
export { filterSentence, operatorWord } from './filter-sentence.rules';
export { useFilterReader } from './use-filter-reader';
export { fieldAt, pathName, relatedAt, valueWords, type Reader } from './value-words.rules';
