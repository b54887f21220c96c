import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createElement, memo } from 'react';
import { EXTENSIONS_FOLDER } from '../../../host/example-extensions';
import { extensionsIn } from '../../../host/extensions-folder';
import { contributions } from '../../assembly/contributions';
import { EXTENSION_KINDS, type ExtensionKind } from '../../domain/extensions';
import { anonymousAccess } from '../../domain/permissions';
import type { ScriptRegistration } from '../../ports/environment/script-loader';
import { registerExtension } from '.';

const View = () => null;
const component = async () => View;

const GOOD: Readonly<Record<ExtensionKind, object>> = {
  displays: { id: 'stars', name: 'Stars', icon: 'star', types: ['float'], component },
  interfaces: { id: 'stepper', name: 'Stepper', icon: 'add', types: ['integer'], component },
  layouts: { id: 'wall', name: 'Wall', icon: 'grid_view', component },
  modules: {
    id: 'desk',
    name: 'Desk',
    icon: 'inbox',
    path: 'desk',
    routes: [
      { path: '', component },
      { path: ':letter/edit', component },
    ],
  },
};

const offering = (kind: ExtensionKind, definition: unknown): ScriptRegistration => ({
  kind: kind.slice(0, -1),
  factory: () => definition,
});

const stage = () => {
  const registries = contributions();
  return { registries, admit: registerExtension(registries) };
};

test.each(EXTENSION_KINDS)('registers %s with a valid shape', (kind) => {
  const { registries, admit } = stage();
  expect(admit(kind, offering(kind, GOOD[kind]))).toBeNull();
  expect(registries[kind].all().at(-1)).toMatchObject({ id: (GOOD[kind] as { readonly id: string }).id });
});

/** What a script hands over while it runs. */
const offersOf = (script: string): readonly ScriptRegistration[] => {
  const offers: ScriptRegistration[] = [];
  const register = (kind: unknown, factory: unknown) => offers.push({ kind, factory });
  runInNewContext(script, { window: { quarterdeck: { register } } });
  return offers;
};

const EXAMPLES = EXTENSION_KINDS.flatMap((kind) =>
  extensionsIn(EXTENSIONS_FOLDER)[kind].map((name) => [kind, name] as const),
);

test.each(EXTENSION_KINDS)('there is an example of %s', (kind) => {
  expect(EXAMPLES.map(([example]) => example)).toContain(kind);
});

test.each(EXAMPLES)('registers the example %s/%s in its registry', (kind, name) => {
  const { registries, admit } = stage();
  const script = readFileSync(join(EXTENSIONS_FOLDER, kind, name, 'index.js'), 'utf8');
  expect(offersOf(script).map((offer) => admit(kind, offer))).toEqual([null]);
  expect(registries[kind].has(name)).toBe(true);
});

test('registers the examples of docs/extensions.md', () => {
  const { admit } = stage();
  const text = readFileSync(join(__dirname, '../../../docs/extensions.md'), 'utf8');
  const scripts = [...text.matchAll(/^```js\n([^`]*)^```/gm)].map(([, script = '']) => script);
  const refusals = scripts.flatMap(offersOf).map((offer) => admit(`${String(offer.kind)}s` as ExtensionKind, offer));
  expect(refusals).toEqual([null, null, null]);
});

test.each(['interfaces', 'displays'] as const)('keeps the description and the options of %s', async (kind) => {
  const { registries, admit } = stage();
  const fields = [{ field: 'prefix', type: 'string', interface: 'input' }];
  const offered = { ...GOOD[kind], description: 'In steps', options: async () => () => fields };
  expect(admit(kind, offering(kind, offered))).toBeNull();
  const definition = registries[kind].all().at(-1);
  expect(definition?.description).toBe('In steps');
  expect((await definition?.options?.())?.(undefined as never)).toBe(fields);
});

test('options that load no function are refused when they are needed', async () => {
  const { registries, admit } = stage();
  const offered = { ...GOOD.displays, options: async () => [{ field: 'prefix' }] };
  expect(admit('displays', offering('displays', offered))).toBeNull();
  await expect(registries.displays.get('stars').options?.()).rejects.toThrow("'options' should be a function");
});

test.each([
  ['interfaces', { description: 7 }, "'description' should be a text of at most 100 characters"],
  ['interfaces', { groups: ['m2o', 'many'] }, "'groups' should be a list of kinds of field"],
  ['interfaces', { groups: 'm2o' }, "'groups' should be a list of kinds of field"],
  ['interfaces', { recommendedDisplays: ['../x'] }, "'recommendedDisplays' should be a list of ids of displays"],
  ['interfaces', { options: [{ field: 'prefix' }] }, "'options' should be a function"],
  ['displays', { options: {} }, "'options' should be a function"],
] as const)('refuses %s with %j', (kind, members, reason) => {
  const { admit } = stage();
  expect(admit(kind, offering(kind, { ...GOOD[kind], ...members }))).toBe(reason);
});

test('ignores the layout members reserved for built-in layouts', () => {
  const { registries, admit } = stage();
  admit(
    'layouts',
    offering('layouts', { ...GOOD.layouts, options: component, actions: component, request: () => null }),
  );
  expect(Object.keys(registries.layouts.get('wall')).sort()).toEqual(['component', 'icon', 'id', 'name']);
});

test('registers the sidebar part of a layout, and refuses an invalid one', () => {
  const { registries, admit } = stage();
  expect(admit('layouts', offering('layouts', { ...GOOD.layouts, sidebar: 'none' }))).toBe(
    "'sidebar' should be a function",
  );
  expect(admit('layouts', offering('layouts', { ...GOOD.layouts, sidebar: component }))).toBeNull();
  expect(registries.layouts.get('wall').sidebar).toBeInstanceOf(Function);
});

const MEMBERS = EXTENSION_KINDS.flatMap((kind) => Object.keys(GOOD[kind]).map((member) => [kind, member] as const));
const WRONG = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(101),
  '../up',
  7,
  {},
  [],
  [null],
  [{ path: '' }],
  ['nonsense'],
  Symbol('odd'),
];

test.each(MEMBERS)('refuses %s with an invalid %s, and names the member', (kind, member) => {
  const { registries, admit } = stage();
  const before = registries[kind].all();
  const refusals = WRONG.map((wrong) => admit(kind, offering(kind, { ...GOOD[kind], [member]: wrong })));
  const acceptable = new Set(['name', 'icon'].includes(member) ? ['../up'] : []);
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(acceptable.size);
  expect(
    refusals.filter(
      (refusal) => refusal !== null && !refusal.startsWith(`'${member}' should be`) && !refusal.includes('is taken'),
    ),
  ).toEqual([]);
  expect(registries[kind].all().length - before.length).toBe(acceptable.size);
});

test.each(['/', '//evil', '../x', 'a/../b', '*', ':a/*', 'a?b', 'a b', 'https://evil.example'])(
  'refuses a module with the route %j',
  (path) => {
    const { admit } = stage();
    expect(admit('modules', offering('modules', { ...GOOD.modules, routes: [{ path, component }] }))).toMatch(
      /^'routes' should be/,
    );
  },
);

test('refuses an id that is registered already', () => {
  const { registries, admit } = stage();
  const tabular = registries.layouts.get('tabular');
  expect(admit('layouts', offering('layouts', { ...GOOD.layouts, id: 'tabular' }))).toBe("the id 'tabular' is taken");
  expect(registries.layouts.get('tabular')).toBe(tabular);
  expect(admit('displays', offering('displays', GOOD.displays))).toBeNull();
  expect(admit('displays', offering('displays', GOOD.displays))).toBe("the id 'stars' is taken");
});

test.each(['collections', 'login', 'logout', 'reset-password', 'accept-invite'])(
  'refuses a module with the path %s',
  (path) => {
    const { registries, admit } = stage();
    expect(admit('modules', offering('modules', { ...GOOD.modules, path }))).toBe(`the path '${path}' is taken`);
    expect(registries.modules.has('desk')).toBe(false);
  },
);

test.each([
  ['another kind than its folder', { kind: 'display', factory: () => GOOD.displays }, 'it should register a module'],
  ['no kind', { kind: null, factory: () => GOOD.modules }, 'it should register a module'],
  [
    'a definition without a function',
    { kind: 'module', factory: GOOD.modules },
    'it should register a function that returns the definition',
  ],
  [
    'a promise',
    { kind: 'module', factory: async () => GOOD.modules },
    "'id' should be a name of letters, figures and dashes",
  ],
  ['nothing', { kind: 'module', factory: () => undefined }, 'it should return an object'],
  [
    'a function that throws',
    {
      kind: 'module',
      factory: () => {
        throw new Error('out of order');
      },
    },
    'out of order',
  ],
  [
    'a getter that throws',
    {
      kind: 'module',
      factory: () => ({
        get id() {
          throw new Error('not readable');
        },
      }),
    },
    'not readable',
  ],
])('refuses %s', (_what, offer, reason) => {
  expect(stage().admit('modules', offer)).toBe(reason);
});

test('copies the definition, so that later changes to it have no effect', () => {
  const { registries, admit } = stage();
  const definition = { ...GOOD.displays, id: 'stars', component };
  admit('displays', offering('displays', definition));
  definition.id = 'raw';
  expect(registries.displays.get('stars').id).toBe('stars');
});

test('gives a minimal module its defaults: visible to all, placed before the settings, without navigation', async () => {
  const { registries, admit } = stage();
  admit('modules', offering('modules', GOOD.modules));
  const { order, allows, navigation } = registries.modules.get('desk');
  expect([order, allows(anonymousAccess)]).toEqual([50, true]);
  expect(createElement(await navigation()).type).toBeInstanceOf(Function);
});

test("keeps the children of a module's routes, and checks what their loaders resolve to", async () => {
  const { registries, admit } = stage();
  const routes = [{ path: '', component, children: [{ path: ':letter', component: async () => 'div' }] }];
  expect(admit('modules', offering('modules', { ...GOOD.modules, routes }))).toBeNull();
  const child = registries.modules.get('desk').routes[0]?.children?.[0];
  expect(child?.path).toBe(':letter');
  await expect(child?.component()).rejects.toThrow('loads a component');
  expect(
    admit(
      'modules',
      offering('modules', {
        ...GOOD.modules,
        id: 'other',
        routes: [{ path: '', component, children: [{ path: '/' }] }],
      }),
    ),
  ).toMatch(/^'routes' should be/);
});

test('hides a module whose `allows` throws', () => {
  const { registries, admit } = stage();
  const allows = () => {
    throw new Error('who is it?');
  };
  admit('modules', offering('modules', { ...GOOD.modules, allows }));
  expect(registries.modules.get('desk').allows(anonymousAccess)).toBe(false);
});

test.each([
  ['a component', View, true],
  ['a component made by memo', memo(View), true],
  ['an element', createElement(View), false],
  ['nothing', undefined, false],
  ['a text', 'div', false],
])('a loader that resolves to %s', async (_what, loaded, valid) => {
  const { registries, admit } = stage();
  admit('layouts', offering('layouts', { ...GOOD.layouts, component: () => loaded }));
  const loading = registries.layouts.get('wall').component();
  const outcome = await loading.then(
    (component) => component === loaded,
    (error: unknown) => String(error),
  );
  expect(outcome).toEqual(valid ? true : expect.stringContaining('loads a component'));
});
