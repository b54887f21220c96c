import { SYSTEM_FIELDS, systemFieldDraft, systemFieldMeta, type SystemField } from '.';

const STAMPS: readonly SystemField[] = ['date_created', 'user_created', 'date_updated', 'user_updated'];

test('status defaults to draft, has three options and configures archiving', () => {
  const { schema, meta } = systemFieldDraft('a', 'status');
  const choices = ['published', 'draft', 'archived'];
  expect(meta?.options).toEqual({
    choices: choices.map((value) => ({ value, text: value[0]?.toUpperCase() + value.slice(1) })),
  });
  expect(choices).toContain(schema?.default_value);
  expect(choices).toContain(systemFieldMeta('status').archive_value);
  expect(choices).toContain(systemFieldMeta('status').unarchive_value);
  expect(meta).toMatchObject({ interface: 'select-dropdown', display: 'labels', display_options: { showAsDot: true } });
});

test('each status has a colour of its own', () => {
  const dots = systemFieldDraft('a', 'status').meta?.display_options?.['choices'];
  const colors = (dots as readonly { readonly value: string; readonly background: string }[]).map(
    ({ background }) => background,
  );
  expect(new Set(colors).size).toBe(3);
  expect(colors.every((color) => /^#[\dA-F]{6}$/.test(color))).toBe(true);
});

test.each(STAMPS)('%s is read-only and hidden', (kind) => {
  expect(systemFieldDraft('a', kind).meta).toMatchObject({
    special: [kind.split('_').join('-')],
    readonly: true,
    hidden: true,
    width: 'half',
  });
});

test('displays dates as relative times and users as users', () => {
  expect(systemFieldDraft('a', 'date_updated').meta).toMatchObject({
    interface: 'datetime',
    display: 'datetime',
    display_options: { relative: true },
  });
  expect(systemFieldDraft('a', 'user_created').meta).toMatchObject({
    interface: 'select-dropdown-m2o',
    display: 'user',
  });
});

test('hides the field of the manual order', () => {
  expect(systemFieldDraft('a', 'sort').meta).toEqual({ interface: 'input', hidden: true });
});

test('a system field can be renamed', () => {
  expect(SYSTEM_FIELDS.map((kind) => systemFieldDraft('a', kind).field)).toEqual(SYSTEM_FIELDS);
  expect(systemFieldDraft('a', 'sort', 'place')).toMatchObject({ collection: 'a', field: 'place' });
});
