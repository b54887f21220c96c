import type { FieldType } from '../../domain/schema';
import { isDateText, isDateType, shownDate, type DateType } from '../../domain/values';
import type { Json } from '../../kernel';

export type DateControl = 'date' | 'time' | 'datetime-local';

export const controlFor = (type: FieldType): DateControl =>
  type === 'date' ? 'date' : type === 'time' ? 'time' : 'datetime-local';

/** The type as one of dates; a field of another type is edited as a date and time. */
export const dateTypeOf = (type: FieldType): DateType => (isDateType(type) ? type : 'dateTime');

/** The last day of four digits: without it browsers take six for the year, which no database does. */
export const latestFor = (control: DateControl): string | undefined =>
  ({ date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59:59' })[control];

/** True for a value that the control for dates can show as what it is. */
export const isShownAsDate = (value: Json, type: DateType, zone: string): boolean =>
  value === null || isDateText(shownDate(value, type, zone), type);
