import { lastValueFrom, of } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { EditJournal } from '../../ports/environment/edit-journal';
import { LazyAnswerStore, LazyEditJournal } from './lazy-stores';

const entry: JournalEntry = {
  id: 'form-1',
  user: 'clara',
  place: { kind: 'new', collection: 'tags' },
  at: 0,
  edits: {},
  texts: {},
  rawTexts: {},
  base: {},
  types: {},
  withheld: [],
  attempt: null,
  baselines: {},
  drawers: {},
};

const journal = (done: string[]): EditJournal => {
  const note = <A>(what: string, answer: A) => {
    done.push(what);
    return of(answer);
  };
  return {
    read: () => note('read', [entry]),
    write: () => note('write', 'saved' as const),
    remove: () => note('remove', undefined),
    clear: () => note('forget', undefined),
    lock: () => of() as never,
  };
};

test('loads the journal once, on first use, and keeps the order of its calls', async () => {
  const done: string[] = [];
  const fetchJournal = jest.fn(async () => journal(done));
  const late = new LazyEditJournal(fetchJournal);
  expect(fetchJournal).not.toHaveBeenCalled();
  const all = [late.write(entry), late.remove('clara', ['x']), late.clear('clara'), late.read('clara')];
  const answers = await Promise.all(all.map((each) => lastValueFrom<unknown>(each)));
  expect(answers).toEqual(['saved', undefined, undefined, [entry]]);
  expect(done).toEqual(['write', 'remove', 'forget', 'read']);
  expect(fetchJournal).toHaveBeenCalledTimes(1);
});

test('writes are unavailable while loading fails, and each one loads again', async () => {
  const fetchJournal = jest
    .fn<Promise<EditJournal>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(journal([]));
  const late = new LazyEditJournal(fetchJournal);
  expect(await lastValueFrom(late.write(entry))).toBe('unavailable');
  expect(await lastValueFrom(late.write(entry))).toBe('saved');
});

test('reading, removing and holding complete without a result while loading fails', async () => {
  const late = new LazyEditJournal(() => Promise.reject(new Error('offline')));
  expect(await lastValueFrom(late.read('clara'))).toEqual([]);
  expect(await lastValueFrom(late.remove('clara', []))).toBeUndefined();
  expect(await lastValueFrom(late.clear('clara'))).toBeUndefined();
  expect(await lastValueFrom(late.lock('form-1'), { defaultValue: null })).toBeNull();
});

describe('the store of answers', () => {
  const setUp = () => {
    const values = new Map<string, string>();
    const preferences = {
      read: (key: string) => values.get(key) ?? null,
      write: (key: string, value: string) => void values.set(key, value),
      remove: (key: string) => void values.delete(key),
    };
    const answers = {
      read: jest.fn(() => of([{ request: 'a', at: 1, body: 1 }])),
      write: () => of(undefined),
      remove: () => of(undefined),
      clear: jest.fn(() => of(undefined)),
    };
    const fetchStore = jest.fn(async () => answers);
    return { store: new LazyAnswerStore('here', preferences, fetchStore), fetchStore, answers };
  };

  test('is neither loaded nor cleared before something was written', async () => {
    const { store, fetchStore } = setUp();
    expect(await lastValueFrom(store.read('ines'))).toEqual([]);
    await lastValueFrom(store.clear());
    expect(fetchStore).not.toHaveBeenCalled();
  });

  test('reads what was written, until it is cleared', async () => {
    const { store, answers } = setUp();
    await lastValueFrom(store.write('ines', []));
    expect(await lastValueFrom(store.read('ines'))).toHaveLength(1);
    await lastValueFrom(store.clear());
    expect(answers.clear).toHaveBeenCalledTimes(1);
    expect(await lastValueFrom(store.read('ines'))).toEqual([]);
  });
});
