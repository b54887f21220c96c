import { SYSTEM_FIELDS, systemFieldDraft, systemFieldMeta, type SystemField } from '.';

const STAMPS: readonly SystemField[] = ['date_created', 'user_created', 'date_updated', 'user_updated'];

test('status starts as a draft, is chosen from three, and can be archived by', () => {
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

test('each status is a dot of a colour of its own', () => {
  const dots = systemFieldDraft('a', 'status').meta?.display_options?.['choices'];
  const colors = (dots as readonly { readonly value: string; readonly background: string }[]).map(
    ({ background }) => background,
  );
  expect(new Set(colors).size).toBe(3);
  expect(colors.every((color) => /^#[\dA-F]{6}$/.test(color))).toBe(true);
});

test.each(STAMPS)('%s is written by the platform, and not by hand', (kind) => {
  expect(systemFieldDraft('a', kind).meta).toMatchObject({
    special: [kind.split('_').join('-')],
    readonly: true,
    hidden: true,
    width: 'half',
  });
});

test('dates are shown by their distance, people as people', () => {
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

test('the place in a hand-made order is nothing to fill in', () => {
  expect(systemFieldDraft('a', 'sort').meta).toEqual({ interface: 'input', hidden: true });
});

test('a system field has its own name unless told', () => {
  expect(SYSTEM_FIELDS.map((kind) => systemFieldDraft('a', kind).field)).toEqual(SYSTEM_FIELDS);
  expect(systemFieldDraft('a', 'sort', 'place')).toMatchObject({ collection: 'a', field: 'place' });
});
