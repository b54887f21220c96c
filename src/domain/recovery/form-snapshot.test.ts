import { aliasField, collection, hashField, jsonField, stringField, world } from '../../../fixtures/builders';
import { journalEdits, withoutFields } from './form-snapshot';
import type { JournalEntry } from './journal-entry';

const { fields } = world('sample', [
  collection('users', {}, [
    stringField('name'),
    hashField('password'),
    jsonField('settings'),
    aliasField('keys', { special: ['o2m'] }),
  ]),
]);

const secrets = new Set(['password', 'api_secret']);

const kept = (
  edits: JournalEntry['edits'],
  texts: JournalEntry['texts'] = {},
  more: Partial<Pick<JournalEntry, 'rawTexts' | 'attempt'>> = {},
) =>
  journalEdits(
    fields,
    secrets,
    { edits, texts, rawTexts: {}, attempt: null, ...more },
    { name: 'Clara', password: '**********', settings: null },
  );

test('edits with what they changed and of which type their fields are', () => {
  expect(kept({ name: 'Clara Voss' })).toEqual({
    edits: { name: 'Clara Voss' },
    texts: {},
    rawTexts: {},
    base: { name: 'Clara' },
    types: { name: 'string' },
    withheld: [],
    attempt: null,
  });
});

test('texts that make no value yet stand beside the edits', () => {
  expect(kept({ name: 'C' }, { settings: '{"a": ' })).toEqual({
    edits: { name: 'C' },
    texts: { settings: '{"a": ' },
    rawTexts: {},
    base: { name: 'Clara', settings: null },
    types: { name: 'string', settings: 'json' },
    withheld: [],
    attempt: null,
  });
});

test('a secret is never kept, by its type or by its name', () => {
  expect(kept({ name: 'C', password: 'hunter2' }, { tfa_secret: 'abc' })).toEqual({
    edits: { name: 'C' },
    texts: {},
    rawTexts: {},
    base: { name: 'Clara' },
    types: { name: 'string' },
    withheld: ['password', 'tfa_secret'],
    attempt: null,
  });
});

test('a value with a secret of a related item inside is left out whole', () => {
  expect(kept({ keys: { create: [{ label: 'x', api_secret: 'y' }] } }).withheld).toEqual(['keys']);
  expect(kept({ keys: [{ owner: { token: 'y' } }] }).withheld).toEqual(['keys']);
  expect(kept({ keys: { create: [{ label: 'x' }] } }).withheld).toEqual([]);
});

test('JSON is content, whatever its members are called', () => {
  expect(kept({ settings: { token: 'y' } }).withheld).toEqual([]);
});

test('a field of another form is kept as one of no type', () => {
  expect(kept({ nickname: 'C' }).types).toEqual({ nickname: 'unknown' });
});

const entry: JournalEntry = {
  id: 'form-1',
  user: 'clara',
  place: { kind: 'new', collection: 'users' },
  at: 0,
  ...kept({ name: 'C' }, { settings: '{' }),
};

test('what is restored is not left in an entry, and an entry of nothing is none', () => {
  expect(withoutFields(entry, ['name'])).toEqual({
    ...entry,
    edits: {},
    texts: { settings: '{' },
    base: { settings: null },
    types: { settings: 'json' },
  });
  expect(withoutFields(entry, ['settings'])).toMatchObject({ edits: { name: 'C' }, texts: {} });
  expect(withoutFields(entry, ['name', 'settings'])).toBeNull();
});

test('raw texts stand beside the edits, unless they are of a secret or may have one inside', () => {
  const texts = { name: 'half', password: 'hunter2', keys: '{"create": [{"label": "x"}]}' };
  expect(kept({}, {}, { rawTexts: texts })).toMatchObject({
    rawTexts: { name: 'half', keys: texts.keys },
    withheld: ['password'],
  });
  expect(kept({}, {}, { rawTexts: { keys: '{"create": [{"api_secret": "y"}]}' } }).withheld).toEqual(['keys']);
  expect(kept({}, {}, { rawTexts: { keys: '{"create": [{"api_se' } }).withheld).toEqual(['keys']);
  expect(withoutFields({ ...entry, rawTexts: { name: 'half' } }, ['settings'])).toMatchObject({
    rawTexts: { name: 'half' },
  });
});

test('of what was sent no secret is kept either', () => {
  const attempt = { sent: { name: 'C', password: 'hunter2', keys: [{ api_secret: 'y' }] }, key: null, isMade: false };
  expect(kept({ name: 'C' }, {}, { attempt }).attempt).toEqual({ sent: { name: 'C' }, key: null, isMade: false });
});
