import type { CalendarOptions } from '@fullcalendar/react';
import { classNames } from '../../../ui';
import classes from './calendar-grid.module.css';

/**
 * Class names for the parts of FullCalendar, which has no own styles with the skeleton stylesheet. Days of the weekend
 * count from 0 (Sunday).
 */
export const calendarClassNames = (weekend: readonly number[]): CalendarOptions => ({
  className: classes['calendar'],
  borderless: true,
  tableClass: classes['table'],
  tableHeaderClass: classes['head'],
  dayHeaderRowClass: classes['names'],
  dayHeaderClass: (info) =>
    classNames(classes['day-name'], info.inPopover && classes['popover-name'], info.isToday && classes['today-name']),
  dayHeaderInnerClass: classes['day-name-inner'],
  dayHeaderAlign: 'start',
  dayRowClass: classes['week'],
  dayCellClass: (info) => classNames(classes['day'], weekend.includes(info.dow) && classes['off']),
  dayCellTopClass: classes['day-top'],
  dayCellTopInnerClass: (info) =>
    classNames(classes['number'], info.isOther && classes['out'], info.isToday && classes['today']),
  dayCellInnerClass: (info) => classNames(info.inPopover && classes['popover-list']),
  dayLaneClass: (info) => classNames(classes['lane'], weekend.includes(info.dow) && classes['off']),
  dayLaneInnerClass: classes['lane-inner'],
  slotLaneClass: (info) => classNames(classes['slot'], info.isMinor && classes['minor']),
  slotHeaderClass: classes['slot-name'],
  slotHeaderInnerClass: classes['slot-name-inner'],
  slotHeaderDividerClass: classes['divider'],
  allDayHeaderClass: classes['slot-name'],
  allDayHeaderInnerClass: classes['all-day-name'],
  allDayDividerClass: classes['all-day-divider'],
  nowIndicatorLineClass: classes['now'],
  eventClass: (info) =>
    classNames(classes['event'], info.isDragging && classes['dragged'], info.isMirror && classes['mirror']),
  rowEventClass: (info) =>
    classNames(classes['row-event'], !info.isStart && classes['from'], !info.isEnd && classes['to']),
  rowEventInnerClass: classes['inner'],
  rowEventAfterClass: (info) => (info.isEndResizable ? classes['row-edge'] : ''),
  listItemEventClass: (info) => (info.view.type.startsWith('list') ? classes['line-event'] : classes['row-event']),
  listItemEventInnerClass: classes['inner'],
  columnEventClass: classes['column-event'],
  columnEventInnerClass: classes['column-inner'],
  columnEventAfterClass: (info) => (info.isEndResizable ? classes['column-edge'] : ''),
  moreLinkClass: classes['more'],
  columnMoreLinkClass: classes['column-more'],
  popoverClass: classes['popover'],
  popoverCloseClass: classes['popover-close'],
  highlightClass: classes['highlight'],
  listDayHeaderClass: classes['line-day'],
  listDayHeaderInnerClass: classes['line-day-name'],
  noEventsClass: classes['nothing'],
});
