export { filterSentence, operatorWord, plainSentence } from './filter-sentence.rules';
export { FilterSentence, useFilterReader } from './filter-sentence';
export { fieldAt, pathName, relatedAt, valueWords, type Reader } from './value-words.rules';
