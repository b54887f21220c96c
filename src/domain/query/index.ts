export {
  CALENDAR_VIEWS,
  calendarEvents,
  calendarFields,
  decodeCalendarOptions,
  eventEdits,
  type CalendarOptions,
  type CalendarView,
} from './calendar/calendar';
export { colorFields, colorLegend, eventLabel } from './calendar/calendar-colors';
export { calendarItemsQuery, type CalendarRange } from './calendar/calendar-query';
export {
  cardsItemsQuery,
  showsPeople,
  cardTexts,
  decodeCardsOptions,
  nextCardSize,
  showsFileFacts,
  type CardsOptions,
} from './cards';
export { defaultListFields } from './default-list-fields';
export {
  EXPORT_FORMATS,
  isSameResultSet,
  LOADING_DELAY_MS,
  MAX_NESTED_ROWS,
  SEARCH_THROTTLE_MS,
  levelsBelow,
  similarItemFilter,
  type ExportFormat,
  type ItemCounts,
  type ItemsQuery,
} from './items-query';
export { missingCalendarFields, missingCardFields, missingSortField } from './missing-fields';
export {
  decodeTableQuery,
  DEFAULT_LIMIT,
  defaultTableQuery,
  itemRange,
  PAGE_SIZES,
  pageCount,
  pageWindow,
  savedFields,
  tableItemsQuery,
  type TableQuery,
} from './table-query';
export { objectIn } from './saved-values';
export { sortBy, sortKind, type SortKind } from './sort-order';
export { isSortable, sortItems, sortMenu, sortParts, sortText, strictSort, toggleSort } from './sort';
export {
  ALIGNMENTS,
  COLUMN_WIDTH_DELAY_MS,
  decodeTableOptions,
  ROW_HEIGHTS,
  SPACINGS,
  type Alignment,
  type Spacing,
  type TableOptions,
} from './table-options';
export { itemPictures, type ItemPictures, pictureIn } from './item-pictures';
export { imageSources, OWN_THUMBNAIL, thumbnailFields, thumbnailOf, type Thumbnail } from './thumbnail';
