import type { ScriptOutcome } from '../../ports/environment/script-loader';
import { BrowserScriptLoader } from './browser-script-loader';

/** The global that scripts use. */
interface Offered {
  readonly quarterdeck: { readonly register: (kind?: unknown, make?: unknown) => void };
}

const ROOT = window.location.origin;
const loader = new BrowserScriptLoader(window, ROOT);
const { quarterdeck } = window as unknown as Offered;

const scripts = (): readonly HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Sets `document.currentScript`, as the browser does while a script runs. */
const running = (script: HTMLScriptElement | null, run: () => void): void => {
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  try {
    run();
  } finally {
    current.mockRestore();
  }
};

const start = (name: string) => {
  const outcomes: ScriptOutcome[] = [];
  const subscription = loader.run('modules', name).subscribe((outcome) => outcomes.push(outcome));
  const script = scripts().at(-1);
  if (script === undefined) throw new Error('No script was made');
  return { script, outcomes, subscription };
};

const ended = (script: HTMLScriptElement, event: 'load' | 'error'): void => void script.dispatchEvent(new Event(event));

test('adds a script element with the URL below the API on subscription only', () => {
  const run$ = loader.run('displays', 'stars');
  expect(scripts()).toEqual([]);
  const subscription = run$.subscribe();
  expect(scripts().map(({ src }) => src)).toEqual([`${ROOT}/extensions/displays/stars/index.js`]);
  subscription.unsubscribe();
  expect(scripts()).toEqual([]);
});

test('emits what each script registered while it ran', () => {
  const [a, b] = [start('a'), start('b')];
  const make = () => null;
  running(b.script, () => quarterdeck.register('module', make));
  running(a.script, () => {
    quarterdeck.register('module', 1);
    quarterdeck.register();
  });
  ended(b.script, 'load');
  ended(a.script, 'load');
  expect(b.outcomes).toEqual([{ kind: 'ran', offers: [{ kind: 'module', factory: make }] }]);
  expect(a.outcomes).toEqual([
    {
      kind: 'ran',
      offers: [
        { kind: 'module', factory: 1 },
        { kind: undefined, factory: undefined },
      ],
    },
  ]);
});

test('emits failed when a script cannot be fetched', () => {
  const { script, outcomes } = start('gone');
  ended(script, 'error');
  expect(outcomes).toEqual([{ kind: 'failed', reason: 'its script could not be fetched' }]);
  expect(scripts()).toEqual([]);
});

test('emits failed for a script that throws after registering, and not for another one', () => {
  const [bad, good] = [start('bad'), start('good')];
  running(bad.script, () => quarterdeck.register('module', () => null));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Error: out of order', filename: bad.script.src }));
  ended(bad.script, 'load');
  ended(good.script, 'load');
  expect(bad.outcomes).toEqual([{ kind: 'failed', reason: 'Error: out of order' }]);
  expect(good.outcomes).toEqual([{ kind: 'ran', offers: [] }]);
});

test('register throws outside of a script, in an unknown one, and after unsubscribing', () => {
  const { script, subscription, outcomes } = start('hanging');
  const unknown = document.createElement('script');
  for (const current of [null, unknown])
    running(current, () => expect(() => quarterdeck.register('module', () => null)).toThrow('while its script runs'));
  subscription.unsubscribe();
  running(script, () => expect(() => quarterdeck.register('module', () => null)).toThrow('while its script runs'));
  ended(script, 'load');
  expect(outcomes).toEqual([]);
});

test('runs nothing for a name that changes the URL', () => {
  const errors: unknown[] = [];
  loader.run('modules', '../../assets/x').subscribe({ error: (error) => errors.push(error) });
  expect(errors).toEqual([expect.any(TypeError)]);
});

test('a script cannot replace the global', () => {
  expect(Object.isFrozen(quarterdeck)).toBe(true);
  expect(() => Object.defineProperty(window, 'quarterdeck', { value: {} })).toThrow(TypeError);
});
