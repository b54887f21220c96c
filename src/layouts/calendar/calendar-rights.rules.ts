import type { Item } from '../../domain/items';
import { fieldDenied, itemGate, type Access, type FieldDenial, type ItemDenial } from '../../domain/permissions';
import type { CalendarOptions } from '../../domain/query';

export type MoveDenial = FieldDenial | ItemDenial;

/** Why an item cannot be given other dates; false when it can. */
export interface CalendarRights {
  /** Start and end go along together. */
  move(item: Item): MoveDenial | false;
  /** The end alone. */
  resize(item: Item): MoveDenial | false;
}

/** `now` in milliseconds since 1970. */
export const calendarRights = (
  access: Access,
  collection: string,
  { startDateField, endDateField }: CalendarOptions,
  now: number,
): CalendarRights => {
  const gate = itemGate(access, collection, 'update', now);
  const field = (name: string | null): FieldDenial | false =>
    name === null ? false : fieldDenied(access, collection, 'update', name);
  const end = field(endDateField);
  const both = field(startDateField) || end;
  return {
    move: (item) => both || gate(item),
    resize: (item) => (endDateField === null ? 'field_not_covered' : end || gate(item)),
  };
};
