import type { FieldDraft } from './field-draft';

/** The keys a new collection can have: counted, made up by the server, or typed (spec 001, 3). */
export type KeyKind = 'auto_int' | 'uuid' | 'manual';

/** The longest keys, in characters. */
const UUID_LENGTH = 36;
const MANUAL_LENGTH = 255;

const HIDDEN = { hidden: true, readonly: true, interface: 'input' } as const;

/** The key of a new collection, by what fills it in. */
export const keyDraft = (collection: string, field: string, choice: KeyKind): FieldDraft => {
  const key = { collection, field };
  switch (choice) {
    case 'auto_int':
      return { ...key, type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: HIDDEN };
    case 'uuid':
      return {
        ...key,
        type: 'uuid',
        schema: { is_primary_key: true, max_length: UUID_LENGTH },
        meta: { ...HIDDEN, special: ['uuid'] },
      };
    case 'manual':
      return {
        ...key,
        type: 'string',
        schema: { is_primary_key: true, max_length: MANUAL_LENGTH },
        meta: { interface: 'input' },
      };
  }
};
