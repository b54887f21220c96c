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

const snapshot = (
  edits: JournalEntry['edits'],
  texts: JournalEntry['texts'] = {},
  more: Partial<Pick<JournalEntry, 'rawTexts' | 'drawers' | 'attempt' | 'baselines'>> = {},
) =>
  journalEdits(
    fields,
    secrets,
    { edits, texts, rawTexts: {}, attempt: null, baselines: {}, drawers: {}, ...more },
    { name: 'Clara', password: '**********', settings: null },
  );

test('stores edits with initial values and field types', () => {
  expect(snapshot({ name: 'Clara Voss' })).toEqual({
    edits: { name: 'Clara Voss' },
    texts: {},
    rawTexts: {},
    base: { name: 'Clara' },
    types: { name: 'string' },
    withheld: [],
    attempt: null,
    baselines: {},
    drawers: {},
  });
});

test('stores texts that do not parse yet', () => {
  expect(snapshot({ name: 'C' }, { settings: '{"a": ' })).toEqual({
    edits: { name: 'C' },
    texts: { settings: '{"a": ' },
    rawTexts: {},
    base: { name: 'Clara', settings: null },
    types: { name: 'string', settings: 'json' },
    withheld: [],
    attempt: null,
    baselines: {},
    drawers: {},
  });
});

test('leaves out secrets by type and by name', () => {
  expect(snapshot({ name: 'C', password: 'hunter2' }, { tfa_secret: 'abc' })).toEqual({
    edits: { name: 'C' },
    texts: {},
    rawTexts: {},
    base: { name: 'Clara' },
    types: { name: 'string' },
    withheld: ['password', 'tfa_secret'],
    attempt: null,
    baselines: {},
    drawers: {},
  });
});

test('leaves out a whole value that contains a secret of a related item', () => {
  expect(snapshot({ keys: { create: [{ label: 'x', api_secret: 'y' }] } }).withheld).toEqual(['keys']);
  expect(snapshot({ keys: [{ owner: { token: 'y' } }] }).withheld).toEqual(['keys']);
  expect(snapshot({ keys: { create: [{ label: 'x' }] } }).withheld).toEqual([]);
});

test('stores JSON fields whatever their property names', () => {
  expect(snapshot({ settings: { token: 'y' } }).withheld).toEqual([]);
});

test('stores an unknown field without a type', () => {
  expect(snapshot({ nickname: 'C' }).types).toEqual({ nickname: 'unknown' });
});

const entry: JournalEntry = {
  id: 'form-1',
  user: 'clara',
  place: { kind: 'new', collection: 'users' },
  at: 0,
  ...snapshot({ name: 'C' }, { settings: '{' }),
};

test('removes restored fields and returns null for an empty entry', () => {
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

test('stores raw texts unless they may contain a secret', () => {
  const texts = { name: 'half', password: 'hunter2', keys: '{"create": [{"label": "x"}]}' };
  expect(snapshot({}, {}, { rawTexts: texts })).toMatchObject({
    rawTexts: { name: 'half', keys: texts.keys },
    withheld: ['password'],
  });
  expect(snapshot({}, {}, { rawTexts: { keys: '{"create": [{"api_secret": "y"}]}' } }).withheld).toEqual(['keys']);
  expect(snapshot({}, {}, { rawTexts: { keys: '{"create": [{"api_se' } }).withheld).toEqual(['keys']);
  expect(withoutFields({ ...entry, rawTexts: { name: 'half' } }, ['settings'])).toMatchObject({
    rawTexts: { name: 'half' },
  });
});

test('leaves out secrets of the sent values, and of what they are based on', () => {
  const sent = { name: 'C', password: 'hunter2', keys: [{ api_secret: 'y' }] };
  const attempt = { operation: 'update', key: null, isMade: false, lastRevision: 3, created: null } as const;
  expect(snapshot({ name: 'C' }, {}, { attempt: { ...attempt, sent, base: sent } }).attempt).toEqual({
    ...attempt,
    sent: { name: 'C' },
    base: { name: 'C' },
  });
});

test('stores what edits of related items are based on, without secrets', () => {
  const baselines = { 'keys/4': { label: 'x', api_secret: 'y', owner: { token: 'z' } } };
  expect(snapshot({ name: 'C' }, {}, { baselines }).baselines).toEqual({ 'keys/4': { label: 'x' } });
});

const TEXTS = { row: { key: 4 }, parts: { item: { texts: { label: '{' }, rawTexts: {}, drawers: {} } } };

test('contains the texts of an open drawer', () => {
  const stored = snapshot({}, {}, { drawers: { keys: TEXTS } });
  expect(stored).toMatchObject({ drawers: { keys: TEXTS }, types: { keys: 'alias' }, base: { keys: null } });
  expect(withoutFields({ ...entry, ...stored }, ['name'])?.drawers).toEqual({ keys: TEXTS });
  expect(withoutFields({ ...entry, ...stored }, ['keys'])).toBeNull();
});

test('leaves out the texts of a drawer with a secret', () => {
  const edits = { keys: { update: [{ id: 4, api_secret: 'y' }] } };
  expect(snapshot(edits, {}, { drawers: { keys: TEXTS } })).toMatchObject({ drawers: {}, withheld: ['keys'] });
});
