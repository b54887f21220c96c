export { filterSentence, lockedFilterIcon, operatorName, plainSentence } from './filter-sentence.rules';
export { FilterSentence, useFilterFormatter } from './filter-sentence';
export { fieldAt, pathName, relatedCollection, formatFilterValue, type FilterFormatter } from './filter-value.rules';
