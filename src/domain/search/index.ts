export { isSearchable, titleFilter, titleQuery } from './title-query';
export { firstTitleField, titleSource, type TitleSource } from './title-source';
