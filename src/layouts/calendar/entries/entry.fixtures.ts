import { of } from 'rxjs';
import { type Services, Translator } from '../../../kit';
import type { EditableEntry } from '../calendar.view-model';

/** An event that may be moved, and not resized. */
export const editableEntry: EditableEntry = {
  key: 9,
  item: { id: 9 },
  title: '<b>Map review</b>',
  stored: { start: '2026-11-20T13:00:00', startType: 'dateTime', end: null, endType: null },
  times: { allDay: false, start: '2026-11-20T13:00:00', end: null },
  label: null,
  moveDenied: false,
  resizeDenied: 'field_not_covered',
};

const language = { locale$: of({ code: 'en-US' }), translate: (key: string) => key };

/** Services that translate a key to itself. */
export const untranslated = { get: (token: unknown) => (token === Translator ? language : null) } as Services;
