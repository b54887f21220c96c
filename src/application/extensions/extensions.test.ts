import { left, right } from 'fp-ts/Either';
import { EMPTY, NEVER, Observable, of, Subject, throwError } from 'rxjs';
import type { ExtensionKind } from '../../domain/extensions';
import { networkFailure, type Call } from '../../kernel';
import type { ScriptRegistration, ScriptOutcome } from '../../ports/environment/script-loader';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { Extensions } from '.';

type Lists = Partial<Record<ExtensionKind, Call<readonly string[]>>>;

const SECOND = 1000;

const offer = (id: string): ScriptRegistration => ({ kind: 'module', factory: id });
const ran = (...offers: readonly ScriptRegistration[]): ScriptOutcome => ({ kind: 'ran', offers });
const names = (...list: readonly string[]): Call<readonly string[]> => of(right(list));

/** Extensions with a page around them, of which everything can be looked at. */
const stage = (lists: Lists, run: (name: string, kind: ExtensionKind) => Observable<ScriptOutcome>) => {
  const clock = new VirtualClock();
  const running = new Set<string>();
  const seen = {
    started: [] as string[],
    most: 0,
    hosts: 0,
    warnings: [] as string[],
    admitted: [] as unknown[],
    settled: [] as boolean[],
  };
  const scripts = {
    run: (kind: ExtensionKind, name: string) =>
      new Observable<ScriptOutcome>((subscriber) => {
        seen.started.push(name);
        running.add(name);
        seen.most = Math.max(seen.most, running.size);
        const subscription = run(name, kind).subscribe(subscriber);
        return () => {
          running.delete(name);
          subscription.unsubscribe();
        };
      }),
  };
  const admit = (_kind: ExtensionKind, { factory }: ScriptRegistration): string | null => {
    if (factory === 'refused') return 'it is no good';
    seen.admitted.push(factory);
    return null;
  };
  const extensions = new Extensions({ names: (kind) => lists[kind] ?? names() }, clock, {
    fetchHost: () => {
      seen.hosts += 1;
      return Promise.resolve({ scripts, admit });
    },
    warn: (text) => seen.warnings.push(text),
  });
  extensions.settled$.subscribe((settled) => seen.settled.push(settled));
  const load = (): { answered: boolean } => {
    const state = { answered: false };
    extensions.load().subscribe({ complete: () => (state.answered = true) });
    return state;
  };
  return { clock, running, seen, load, extensions };
};

/** Whatever was promised has come. */
const promises = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test('loads no host and does not wait without extensions', () => {
  const { seen, load } = stage({}, () => NEVER);
  expect(load().answered).toBe(true);
  expect([seen.hosts, seen.warnings, seen.settled]).toEqual([0, [], [true, false, true]]);
});

test('requests no lists where scripts cannot run', () => {
  const gateway = {
    names: (): never => {
      throw new Error('asked for names');
    },
  };
  let answered = false;
  new Extensions(gateway, new VirtualClock(), null).load().subscribe(() => (answered = true));
  expect(answered).toBe(true);
});

test('loads five scripts at a time across kinds', async () => {
  const outcomes = new Map<string, Subject<ScriptOutcome>>();
  const many = Array.from({ length: 9 }, (_, index) => `m${index}`);
  const { running, seen, load } = stage({ modules: names(...many), displays: names('d0', 'd1', 'd2') }, (name) => {
    const outcome = new Subject<ScriptOutcome>();
    outcomes.set(name, outcome);
    return outcome;
  });
  const loading = load();
  await promises();
  while (running.size > 0) {
    expect(running.size).toBe(Math.min(5, 12 - seen.admitted.length));
    const [first = ''] = running;
    outcomes.get(first)?.next(ran(offer(first)));
    await promises();
  }
  expect(seen.most).toBe(5);
  expect(seen.admitted).toHaveLength(12);
  expect([loading.answered, seen.warnings, seen.hosts]).toEqual([true, [], 1]);
});

test('gives up a script after ten seconds and starts the next', async () => {
  const hanging = ['h1', 'h2', 'h3', 'h4', 'h5'];
  const { clock, seen, load } = stage({ layouts: names(...hanging, 'good') }, (name) =>
    name === 'good' ? of(ran(offer('good'))) : NEVER,
  );
  load();
  await promises();
  clock.advance(10 * SECOND - 1);
  expect([seen.started, seen.warnings]).toEqual([hanging, []]);
  clock.advance(1);
  await promises();
  expect(seen.warnings).toEqual(
    hanging.map((name) => `Couldn't load custom layout "${name}": it did not answer within 10 seconds`),
  );
  expect([seen.admitted, seen.settled.at(-1)]).toEqual([['good'], true]);
});

test('waits for a second at most and still registers later scripts', async () => {
  const outcome = new Subject<ScriptOutcome>();
  const { clock, seen, load } = stage({ modules: names('slow') }, () => outcome);
  const loading = load();
  await promises();
  clock.advance(SECOND - 1);
  expect(loading.answered).toBe(false);
  clock.advance(1);
  expect([loading.answered, seen.settled.at(-1)]).toEqual([true, false]);
  outcome.next(ran(offer('slow')));
  expect([seen.admitted, seen.settled.at(-1)]).toEqual([['slow'], true]);
});

test('skips a script that fails, throws, registers nothing or is rejected', async () => {
  const { seen, load } = stage({ interfaces: names('gone', 'bug', 'silent', 'refused', 'half', 'good') }, (name) => {
    switch (name) {
      case 'gone':
        return of({ kind: 'failed', reason: 'its script could not be fetched' });
      case 'bug':
        return throwError(() => new TypeError('no such address'));
      case 'silent':
        return of(ran());
      case 'half':
        return of(ran(offer('refused'), offer('half')));
      default:
        return of(ran(offer(name)));
    }
  });
  load();
  await promises();
  expect(seen.warnings).toEqual([
    'Couldn\'t load custom interface "gone": its script could not be fetched',
    'Couldn\'t load custom interface "bug": no such address',
    'Couldn\'t load custom interface "silent": it registered nothing while it ran',
    'Couldn\'t load custom interface "refused": it is no good',
    'Couldn\'t load custom interface "half": it is no good',
  ]);
  expect(seen.admitted).toEqual(['half', 'good']);
});

test.each([
  ['is refused', of(left(networkFailure('GET /extensions', false)))],
  ['throws', throwError(() => new Error('bug'))],
])('warns about a list that %s and loads the other kinds', async (_how, list) => {
  const { seen, load } = stage({ layouts: list as Call<readonly string[]>, modules: names('good') }, () =>
    of(ran(offer('good'))),
  );
  load();
  await promises();
  expect([seen.warnings, seen.admitted]).toEqual([["Couldn't load custom layouts"], ['good']]);
});

test('gives up a list after ten seconds', () => {
  const { clock, seen, load } = stage({ displays: NEVER }, () => EMPTY);
  load();
  clock.advance(10 * SECOND);
  expect([seen.warnings, seen.settled.at(-1)]).toEqual([["Couldn't load custom displays"], true]);
});

const HOSTILE = [
  '',
  '../up',
  '..',
  'a/b',
  'a.b',
  '%2e%2e',
  'a"b',
  "a'b",
  '<script>',
  'a b',
  'a\nb',
  'é',
  '//evil.example',
  'https://evil.example/x',
  'x'.repeat(200),
];

test.each(HOSTILE)('loads no script for the name %j', async (name) => {
  const { seen, load } = stage({ modules: names(name, 'good') }, () => of(ran(offer('good'))));
  load();
  await promises();
  expect([seen.started, seen.admitted]).toEqual([['good'], ['good']]);
  expect(seen.warnings).toHaveLength(1);
  expect(seen.warnings[0]).toContain(`Couldn't load custom module ${JSON.stringify(name.slice(0, 80))}`);
});

test('loads a name listed twice once', async () => {
  const { seen, load } = stage({ modules: names('twin', 'twin') }, (name) => of(ran(offer(name))));
  load();
  await promises();
  expect(seen.admitted).toEqual(['twin']);
});

test('loads only the missing extensions after the next sign-in', async () => {
  let broken = true;
  const { seen, load } = stage({ modules: names('good', 'mended') }, (name) =>
    name === 'mended' && broken ? of({ kind: 'failed', reason: 'no' }) : of(ran(offer(name))),
  );
  load();
  await promises();
  broken = false;
  load();
  await promises();
  expect([seen.started, seen.admitted]).toEqual([
    ['good', 'mended', 'mended'],
    ['good', 'mended'],
  ]);
});

test('loads the host again after a failure, with the next sign-in', async () => {
  let attempts = 0;
  const warnings: string[] = [];
  const extensions = new Extensions(
    { names: (kind) => (kind === 'modules' ? names('a', 'b') : names()) },
    new VirtualClock(),
    {
      fetchHost: () => {
        attempts += 1;
        return Promise.reject(new Error('no such chunk'));
      },
      warn: (text) => warnings.push(text),
    },
  );
  extensions.load().subscribe();
  await promises();
  expect([attempts, warnings]).toEqual([
    1,
    ['Couldn\'t load custom module "a": no such chunk', 'Couldn\'t load custom module "b": no such chunk'],
  ]);
  extensions.load().subscribe();
  await promises();
  expect(attempts).toBe(2);
});

test('loads nothing after disposal', async () => {
  const { extensions, load, seen } = stage({ modules: names('late') }, () => of(ran(offer('late'))));
  extensions.dispose();
  load();
  await promises();
  expect(seen.started).toEqual([]);
});
