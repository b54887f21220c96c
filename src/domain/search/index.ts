export { isSearchable, titleFilter, titleQuery } from './title-query';
export { titleSource, type TitleSource } from './title-source';
