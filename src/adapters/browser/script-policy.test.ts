import { extensionUrl, isExtensionUrl, type PolicyTarget, scriptPolicy } from './script-policy';

const ORIGIN = 'https://content.example';
const ROOT = `${ORIGIN}/cms`;

const GOOD = [
  `${ROOT}/extensions/modules/desk/index.js`,
  `${ROOT}/extensions/layouts/my-wall_2/index.js`,
  `${ROOT}/extensions/interfaces/a/index.js`,
  `${ROOT}/extensions/displays/Stars/index.js`,
];

const HOSTILE = [
  '',
  'index.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://content.example/1',
  '/cms/extensions/modules/desk/index.js',
  'https://evil.example/cms/extensions/modules/desk/index.js',
  'http://content.example/cms/extensions/modules/desk/index.js',
  'https://content.example:8443/cms/extensions/modules/desk/index.js',
  'https://content.example@evil.example/extensions/modules/desk/index.js',
  `${ORIGIN}/extensions/modules/desk/index.js`,
  `${ROOT}/assets/1f0c6a1e/index.js`,
  `${ROOT}/extensions/hooks/desk/index.js`,
  `${ROOT}/extensions/modules/index.js`,
  `${ROOT}/extensions/modules//index.js`,
  `${ROOT}/extensions/modules/../../assets/x/index.js`,
  `${ROOT}/extensions/modules/../index.js`,
  `${ROOT}/extensions/modules/%2e%2e/index.js`,
  `${ROOT}/extensions/modules/a%2fb/index.js`,
  `${ROOT}/extensions/modules/a\\b/index.js`,
  `${ROOT}/extensions/modules/a b/index.js`,
  `${ROOT}/extensions/modules/desk/other.js`,
  `${ROOT}/extensions/modules/desk/index.js?x=1`,
  `${ROOT}/extensions/modules/desk/index.js#x`,
  `${ROOT}/extensions/modules/desk/index.js/../x.js`,
  `${ROOT}/extensions/modules/desk/sub/index.js`,
  ` ${ROOT}/extensions/modules/desk/index.js`,
  `${ROOT}/extensions/modules/${'x'.repeat(65)}/index.js`,
];

test.each(GOOD)('%s is the URL of an extension script', (address) => {
  expect(isExtensionUrl(address, ROOT, ORIGIN)).toBe(true);
});

test.each(HOSTILE)('%j is no URL of an extension script', (address) => {
  expect(isExtensionUrl(address, ROOT, ORIGIN)).toBe(false);
});

test('rejects scripts of an API of another origin', () => {
  for (const root of ['https://api.example', 'not a root', '']) {
    expect(isExtensionUrl(extensionUrl(root, 'modules', 'desk'), root, ORIGIN)).toBe(false);
  }
});

const policies = () => {
  const made: string[] = [];
  const target: PolicyTarget = {
    location: {},
    trustedTypes: {
      createPolicy: (name, { createScriptURL }) => {
        made.push(name);
        return { createScriptURL: (address: string) => ({ toString: () => createScriptURL(address) }) };
      },
    },
  };
  return { made, target };
};

const isAllowed = (address: string): boolean => isExtensionUrl(address, ROOT, ORIGIN);

test('creates one Trusted Types policy and passes URLs through it', () => {
  const { made, target } = policies();
  const policy = scriptPolicy(target, 'quarterdeck-extensions', isAllowed);
  expect(String(policy(GOOD[0] ?? ''))).toBe(GOOD[0]);
  expect(typeof policy(GOOD[0] ?? '')).toBe('object');
  expect(() => String(policy(HOSTILE[6] ?? ''))).toThrow(
    "is no script that the policy 'quarterdeck-extensions' allows",
  );
  expect(made).toEqual(['quarterdeck-extensions']);
});

test('checks URLs without Trusted Types too', () => {
  const policy = scriptPolicy({ location: {} }, 'quarterdeck-extensions', isAllowed);
  expect(policy(GOOD[1] ?? '')).toBe(GOOD[1]);
  for (const address of HOSTILE)
    expect(() => policy(address)).toThrow("is no script that the policy 'quarterdeck-extensions' allows");
});
