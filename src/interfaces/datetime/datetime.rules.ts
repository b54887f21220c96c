import type { FieldType } from '../../domain/schema';
import { dateTextParts, withSeconds } from '../../domain/values';
import type { Json } from '../../kernel';

export type DateControl = 'date' | 'time' | 'datetime-local';

export const controlFor = (type: FieldType): DateControl => (type === 'date' ? 'date' : type === 'time' ? 'time' : 'datetime-local');

const pad = (number: number): string => String(number).padStart(2, '0');

/** The wall clock of this place at a moment that carries its zone. */
const localText = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}:${pad(moment.getSeconds())}`;

/** What the browser's control shows; an empty text for null and for what is no date. */
export const shownDate = (value: Json, type: FieldType): string => {
  const parts = typeof value === 'string' ? dateTextParts(value) : null;
  if (parts === null) return '';
  const control = controlFor(type);
  if (control === 'date') return parts.date ?? '';
  if (control === 'time') return parts.time ?? '';
  if (parts.date === null) return '';
  if (parts.zone !== null && parts.time !== null) return localText(new Date(String(value)));
  return `${parts.date}T${parts.time ?? '00:00'}`;
};

/**
 * The value a chosen date means. Without a zone it stays without one. Where the value before had a zone, as timestamps
 * of most databases do, the new one is the same moment in UTC.
 */
export const chosenDate = (text: string, type: FieldType, before: Json): Json => {
  if (text === '') return null;
  const control = controlFor(type);
  if (control === 'date') return text;
  if (control === 'time') return withSeconds(text);
  const zoned = typeof before === 'string' && dateTextParts(before)?.zone != null;
  const parts = dateTextParts(text);
  const local = `${parts?.date ?? ''}T${withSeconds(parts?.time ?? '00:00')}`;
  return zoned ? new Date(local).toISOString() : local;
};
