export { calendarEvents, eventEdits, type CalendarEvent, type EventMove } from './calendar-events';
export {
  CALENDAR_VIEWS,
  calendarFields,
  decodeCalendarOptions,
  type CalendarOptions,
  type CalendarView,
} from './calendar-options';
export { calendarItemsQuery, rangeFilters, type CalendarRange } from './calendar-query';
export { decodeCardsOptions, nextCardSize, type CardsOptions } from './cards-options';
export { cardsItemsQuery, cardTexts, type CardTexts } from './cards-query';
export { COLUMN_WIDTH_DELAY_MS, LOADING_DELAY_MS, SEARCH_THROTTLE_MS } from './delays';
export { EXPORT_FORMATS, type ExportFormat, type ExportQuery } from './export';
export { isSameResultSet } from './finds-the-same';
export { missingCalendarFields, missingCardFields, missingSortField } from './gone-fields';
export type { ItemCounts, ItemsQuery } from './items-query';
export { similarItemFilter } from './likeness';
export { itemRange, pageCount, pageWindow, type PageWindow } from './pagination';
export { objectIn } from './saved-part';
export { decodeTableQuery, savedFields } from './saved-table-query';
export { sortMenu, sortParts, sortText, strictSort, type SortOption, type SortParts } from './sort';
export { sortItems } from './sort-items';
export {
  ALIGNMENTS,
  decodeTableOptions,
  ROW_HEIGHTS,
  type Alignment,
  type Spacing,
  type TableOptions,
} from './table-options';
export {
  DEFAULT_LIMIT,
  defaultTableQuery,
  isSortable,
  PAGE_SIZES,
  tableItemsQuery,
  toggleSort,
  type TableQuery,
} from './table-query';
export { fileFields, imageSources, OWN_THUMBNAIL, thumbnailOf, type Thumbnail } from './thumbnail';
