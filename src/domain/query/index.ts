export {
  CALENDAR_VIEWS,
  type CalendarEvent,
  calendarEvents,
  calendarFields,
  type CalendarOptions,
  type CalendarView,
  decodeCalendarOptions,
  eventEdits,
  type EventMove,
} from './calendar';
export { calendarItemsQuery, rangeFilters, type CalendarRange } from './calendar-query';
export {
  cardsItemsQuery,
  type CardsOptions,
  cardTexts,
  type CardTexts,
  decodeCardsOptions,
  nextCardSize,
} from './cards';
export { COLUMN_WIDTH_DELAY_MS, EXPORT_FORMATS, type ExportFormat, type ExportQuery, isSameResultSet, type ItemCounts, type ItemsQuery, LOADING_DELAY_MS, SEARCH_THROTTLE_MS, similarItemFilter } from './items-query';
export { missingCalendarFields, missingCardFields, missingSortField } from './missing-fields';
export {
  decodeTableQuery,
  DEFAULT_LIMIT,
  defaultTableQuery,
  isSortable,
  itemRange,
  PAGE_SIZES,
  pageCount,
  pageWindow,
  type PageWindow,
  savedFields,
  tableItemsQuery,
  type TableQuery,
  toggleSort,
} from './table-query';
export { objectIn } from './saved-values';
export { sortItems, sortMenu, type SortOption, sortParts, type SortParts, sortText, strictSort } from './sort';
export {
  ALIGNMENTS,
  decodeTableOptions,
  ROW_HEIGHTS,
  type Alignment,
  type Spacing,
  type TableOptions,
} from './table-options';
export { fileFields, imageSources, OWN_THUMBNAIL, thumbnailOf, type Thumbnail } from './thumbnail';
