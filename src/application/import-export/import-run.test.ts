import { left, right, type Either } from 'fp-ts/Either';
import fc from 'fast-check';
import { defer, of, Subject, type Observable } from 'rxjs';
import type { PreparedRow, RowProblem } from '../../domain/import-export';
import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { apiFailure, networkFailure, type Call, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import { ImportRun, type ImportRequest } from './import-run';

const lost = networkFailure('POST /items/tags', true);
const crash = apiFailure(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.');
const refusal = apiFailure(400, 'RECORD_NOT_UNIQUE', 'no', []);

/** A collection behind a connection that can be cut: before a write arrives, or before its answer comes back. */
class Shelf {
  readonly items = new Map<string, Item>();
  readonly written: string[] = [];
  requests = 0;
  /** What happens to the next requests, the first first; 'fine' when nothing is said. */
  fates: ('fine' | 'cut before' | 'cut after' | 'busy' | 'forbidden' | 'crash before' | 'crash after')[] = [];
  private counter = 0;

  readonly gateway = {
    list: (_: string, { filter }: ItemsQuery) =>
      this.call(() => {
        const wanted = (filter as unknown as { id: { _in: readonly unknown[] } }).id._in.map(String);
        return right(wanted.filter((key) => this.items.has(key)).map((key) => ({ id: key })));
      }),
    createMany: (_: string, rows: readonly Item[]) =>
      this.call(() => {
        const keys = rows.map((row) => String(row['id'] ?? `new ${(this.counter += 1)}`));
        if (rows.some(({ title }) => title === 'crash')) return left(crash);
        if (rows.some((row, index) => row['title'] === 'bad' || this.items.has(keys[index] ?? '')))
          return left(refusal);
        rows.forEach((row, index) => {
          this.items.set(keys[index] ?? '', row);
          this.written.push(String(row['title']));
        });
        return right(rows);
      }),
    update: (_: string, key: string, row: Item) =>
      this.call(() => {
        if (row['title'] === 'bad') return left(refusal);
        if (row['title'] === 'crash') return left(crash);
        this.items.set(String(key), { ...this.items.get(String(key)), ...row });
        return right(row);
      }),
  } as unknown as ItemsGateway;

  private call(act: () => Either<Failure, unknown>): Call<never> {
    return defer(() => {
      this.requests += 1;
      const fate = this.fates.shift() ?? 'fine';
      if (fate === 'busy') return of(left(apiFailure(503, 'SERVICE_UNAVAILABLE', '')));
      if (fate === 'forbidden') return of(left(apiFailure(403, 'FORBIDDEN', '')));
      if (fate === 'cut before') return of(left(lost));
      if (fate === 'crash before') return of(left(crash));
      const result = act();
      if (fate === 'crash after') return of(left(crash));
      return of(fate === 'cut after' ? left(lost) : result);
    }) as Call<never>;
  }
}

const needed: RowProblem = { kind: 'cell', field: 'title', problem: 'cell_required' };
const twice: RowProblem = { kind: 'cell', field: 'id', problem: 'cell_key_twice' };

const row = (
  index: number,
  title: string,
  key: string | null = null,
  problems: readonly RowProblem[] = [],
): PreparedRow => ({
  index,
  key,
  createValues: { title, ...(key !== null && { id: key }) },
  updateValues: { title },
  problems,
});

const run = (shelf: Shelf, rows: readonly PreparedRow[], order: Partial<ImportRequest> = {}) => {
  const ended = jest.fn();
  const prepare = (index: number): PreparedRow => rows[index] as PreparedRow;
  const one = new ImportRun(
    shelf.gateway,
    { collection: 'tags', primaryKey: 'id', existing: 'skip', count: rows.length, prepare, ...order },
    ended,
  );
  one.start();
  return { one, ended };
};

const titles = (count: number): readonly PreparedRow[] =>
  Array.from({ length: count }, (_, index) => row(index, `t${index}`));

test('sends rows in chunks of a hundred', () => {
  const shelf = new Shelf();
  const { one, ended } = run(shelf, titles(250));
  expect(shelf.requests).toBe(3);
  expect(one.progress).toMatchObject({ kind: 'finished', created: 250, failed: [] });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('sends a hundred thousand rows without recursion', () => {
  const { one } = run(new Shelf(), titles(100_000));
  expect(one.progress).toMatchObject({ kind: 'finished', created: 100_000 });
});

test('creates all rows of a rejected chunk except the invalid ones', () => {
  const shelf = new Shelf();
  const rows = titles(100).map((each) => ([17, 63].includes(each.index) ? row(each.index, 'bad') : each));
  const { one } = run(shelf, rows);
  expect(one.progress).toMatchObject({ created: 98 });
  expect(one.progress.failed).toEqual(
    [17, 63].map((index) => ({ index, reason: { kind: 'refused', failure: refusal } })),
  );
  expect(shelf.requests).toBeLessThan(30);
});

test('does not split a chunk rejected as forbidden', () => {
  const shelf = new Shelf();
  shelf.fates = ['forbidden'];
  const { one } = run(shelf, titles(100));
  expect(shelf.requests).toBe(1);
  expect(one.progress.failed).toHaveLength(100);
});

test('does not send invalid rows', () => {
  const shelf = new Shelf();
  const { one } = run(shelf, [row(0, 'a'), row(1, '', null, [needed])]);
  expect(shelf.written).toEqual(['a']);
  expect(one.progress.failed).toEqual([{ index: 1, reason: { kind: 'wrong', problems: [needed] } }]);
});

test.each([
  ['skip', 'old', { skipped: 1, updated: 0 }],
  ['update', 'new', { skipped: 0, updated: 1 }],
] as const)('an item that is there: %s', (existing, title, counts) => {
  const shelf = new Shelf();
  shelf.items.set('7', { id: '7', title: 'old' });
  const { one } = run(shelf, [row(0, 'new', '7', existing === 'update' ? [needed] : []), row(1, 'b', '8')], {
    existing,
  });
  expect(one.progress).toMatchObject({ kind: 'finished', created: 1, failed: [], ...counts });
  expect(shelf.items.get('7')?.['title']).toBe(title);
});

test('rejects the second row of a key after the first created the item', () => {
  const shelf = new Shelf();
  const rows = [...titles(100), row(100, 'x', '7'), row(101, 'y', '7', [twice])];
  const { one } = run(shelf, rows, { existing: 'update' });
  expect(one.progress).toMatchObject({ created: 101, updated: 0 });
  expect(one.progress.failed.map(({ index }) => index)).toEqual([101]);
});

test('pauses after a lost answer and reports rows without a key as uncertain', () => {
  const shelf = new Shelf();
  shelf.fates = ['fine', 'cut after'];
  const { one, ended } = run(shelf, titles(250), { primaryKey: null });
  expect(one.progress).toMatchObject({ kind: 'paused', created: 100, obstacle: lost });
  expect(ended).not.toHaveBeenCalled();
  one.resume();
  expect(one.progress).toMatchObject({ kind: 'finished', created: 150 });
  expect(one.progress.failed.map(({ reason }) => reason.kind)).toEqual(Array.from({ length: 100 }, () => 'unsure'));
  expect(new Set(shelf.written).size).toBe(shelf.written.length);
});

test.each(['cut before', 'cut after'] as const)('looks up rows with a key before sending them again: %s', (fate) => {
  const shelf = new Shelf();
  shelf.fates = ['fine', fate];
  const { one } = run(
    shelf,
    Array.from({ length: 50 }, (_, index) => row(index, `t${index}`, `k${index}`)),
  );
  expect(one.progress.kind).toBe('paused');
  one.resume();
  expect(one.progress).toMatchObject({ kind: 'finished', created: 50, skipped: 0, failed: [] });
  expect(shelf.written).toHaveLength(50);
});

test('sends the rows again after a retryable failure', () => {
  const shelf = new Shelf();
  shelf.fates = ['busy', 'busy'];
  const { one } = run(shelf, titles(10), { primaryKey: null });
  one.resume();
  expect(one.progress.kind).toBe('paused');
  one.resume();
  expect(one.progress).toMatchObject({ kind: 'finished', created: 10, failed: [] });
});

test('finishes the running chunk when stopped and reports the rest as not sent', () => {
  const answers: Subject<Either<Failure, readonly Item[]>>[] = [];
  const gateway = {
    createMany: () => (answers.push(new Subject()), answers.at(-1) as unknown as Observable<never>),
  } as unknown as ItemsGateway;
  const one = new ImportRun(
    gateway,
    { collection: 'tags', primaryKey: null, existing: 'skip', count: 150, prepare: (index) => row(index, 't') },
    jest.fn(),
  );
  one.start();
  one.stop();
  expect(one.progress).toMatchObject({ kind: 'running', stopping: true });
  answers[0]?.next(right([]));
  answers[0]?.complete();
  expect(one.progress).toMatchObject({ kind: 'finished', created: 100 });
  expect(one.progress.failed).toHaveLength(50);
  expect(one.progress.failed[0]).toEqual({ index: 100, reason: { kind: 'not_sent' } });
});

test('reports uncertain and unsent rows separately when stopped during a pause', () => {
  const shelf = new Shelf();
  shelf.fates = ['fine', 'cut after'];
  const { one } = run(
    shelf,
    Array.from({ length: 150 }, (_, index) => row(index, `t${index}`, `k${index}`)),
  );
  one.stop();
  const kinds = one.progress.failed.map(({ reason }) => reason.kind);
  expect([
    kinds.filter((kind) => kind === 'unsure').length,
    kinds.filter((kind) => kind === 'not_sent').length,
  ]).toEqual([100, 50]);
});

describe('an update whose answer was lost', () => {
  const lose = (count: number) => {
    const shelf = new Shelf();
    shelf.fates = ['fine', 'fine', 'cut after'];
    const rows = Array.from({ length: count }, (_, index) => row(index, `new ${index}`, `k${index}`));
    for (const { index, key } of rows) shelf.items.set(key as string, { id: key, title: `old ${index}` });
    return { shelf, one: run(shelf, rows, { existing: 'update' }).one };
  };
  const whys = (one: ImportRun): readonly string[] =>
    one.progress.failed.map(({ index, reason }) => `${index} ${reason.kind}`);

  test('is reported as uncertain when it is not repeated', () => {
    const { one } = lose(4);
    expect(one.progress).toMatchObject({ kind: 'paused', updated: 1 });
    one.stop();
    expect(whys(one)).toEqual(['1 unsure', '2 not_sent', '3 not_sent']);
  });

  test('stays uncertain after another pause', () => {
    const { shelf, one } = lose(3);
    shelf.fates = ['cut before'];
    one.resume();
    one.stop();
    expect(whys(one)).toEqual(['1 unsure', '2 not_sent']);
  });

  test('is repeated when the import resumes', () => {
    const { shelf, one } = lose(3);
    one.resume();
    expect(one.progress).toMatchObject({ kind: 'finished', created: 0, updated: 3, failed: [] });
    expect([...shelf.items.values()].map(({ title }) => title)).toEqual(['new 0', 'new 1', 'new 2']);
  });
});

describe('a row that the server always fails on', () => {
  const keyed = (count: number, crashing: readonly number[]) =>
    Array.from({ length: count }, (_, index) =>
      row(index, crashing.includes(index) ? 'crash' : `t${index}`, `k${index}`),
    );

  test('is found after one pause, reported with its failure, and the import continues', () => {
    const shelf = new Shelf();
    const { one } = run(shelf, keyed(250, [17]));
    expect(one.progress).toMatchObject({ kind: 'paused', created: 0, obstacle: crash });
    one.resume();
    expect(one.progress).toMatchObject({
      kind: 'finished',
      created: 249,
      failed: [{ index: 17, reason: { kind: 'unsure', failure: crash } }],
    });
    expect(new Set(shelf.written).size).toBe(249);
  });

  test('is reported if it is the last row', () => {
    const { one } = run(new Shelf(), keyed(3, [2]));
    one.resume();
    expect(one.progress).toMatchObject({ kind: 'finished', created: 2, failed: [{ index: 2 }] });
  });

  test('is reported after a lost connection, which pauses the import each time', () => {
    const shelf = new Shelf();
    const { one } = run(shelf, keyed(3, [0]));
    for (let cut = 0; cut < 3; cut += 1) {
      shelf.fates = ['fine', 'cut before'];
      one.resume();
      expect(one.progress).toMatchObject({ kind: 'paused', failed: [], obstacle: lost });
    }
    one.resume();
    expect(one.progress).toMatchObject({ kind: 'finished', created: 2, failed: [{ index: 0 }] });
  });

  test('counts as created if it was written before the server failed', () => {
    const shelf = new Shelf();
    shelf.fates = ['fine', 'crash after'];
    const { one } = run(shelf, keyed(3, []));
    one.resume();
    expect(one.progress).toMatchObject({ kind: 'finished', created: 3, failed: [] });
    expect(shelf.written).toHaveLength(3);
  });

  test('is reported with its failure at once if it has no key', () => {
    const { one } = run(new Shelf(), [row(0, 'crash'), row(1, 't1')], { primaryKey: null });
    one.resume();
    expect(one.progress.failed.map(({ reason }) => reason)).toEqual([
      { kind: 'unsure', failure: crash },
      { kind: 'unsure', failure: crash },
    ]);
  });

  test('is reported after the second attempt to update it', () => {
    const shelf = new Shelf();
    const rows = keyed(4, [1]);
    for (const { key } of rows) shelf.items.set(key as string, { id: key, title: 'old' });
    const { one } = run(shelf, rows, { existing: 'update' });
    expect(one.progress).toMatchObject({ kind: 'paused', updated: 1 });
    one.resume();
    expect(one.progress).toMatchObject({
      kind: 'finished',
      updated: 3,
      failed: [{ index: 1, reason: { kind: 'unsure', failure: crash } }],
    });
  });
});

test('counts every row once and writes none twice, whatever the connection does', () => {
  const fate = fc.constantFrom('fine', 'cut before', 'cut after', 'busy', 'crash before', 'crash after');
  const title = fc.constantFrom('good', 'good', 'bad', 'crash');
  fc.assert(
    fc.property(
      fc.array(fate, { maxLength: 12 }),
      fc.array(title, { maxLength: 240 }),
      fc.boolean(),
      (fates, kinds, keyed) => {
        const shelf = new Shelf();
        shelf.fates = [...fates];
        const rows = kinds.map((kind, index) =>
          row(index, kind === 'good' ? `t${index}` : kind, keyed ? `k${index}` : null),
        );
        const { one } = run(shelf, rows, keyed ? {} : { primaryKey: null });
        for (let turn = 0; turn < 20 && one.progress.kind === 'paused'; turn += 1) one.resume();
        const { kind, created, updated, skipped, failed } = one.progress;
        expect(kind).toBe('finished');
        expect(created + updated + skipped + failed.length).toBe(rows.length);
        expect(new Set(failed.map(({ index }) => index)).size).toBe(failed.length);
        expect(new Set(shelf.written).size).toBe(shelf.written.length);
        const unsure = failed.filter(({ reason }) => reason.kind === 'unsure').length;
        expect(shelf.written.length).toBeGreaterThanOrEqual(created);
        expect(shelf.written.length).toBeLessThanOrEqual(created + unsure);
      },
    ),
  );
});
