import { installDefaultPolicy } from './default-policy';

test('creates one policy per page, which sanitises HTML and allows no scripts', () => {
  const policies: (readonly [string, { readonly createHTML: (html: string) => string }])[] = [];
  const target = {
    trustedTypes: {
      createPolicy: (...policy: (typeof policies)[number]) => void policies.push(policy),
    },
  };
  installDefaultPolicy(target);
  installDefaultPolicy(target);
  expect(policies.map(([name]) => name)).toEqual(['default']);
  const rules = policies[0]?.[1];
  expect(Object.keys(rules ?? {})).toEqual(['createHTML']);
  expect(rules?.createHTML('<div class="a"><img src=x onerror=alert(1)></div>')).toBe('<div class="a"></div>');
});

test('does nothing in browsers without Trusted Types', () => expect(() => installDefaultPolicy({})).not.toThrow());
