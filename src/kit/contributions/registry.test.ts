import { Registry } from './registry';

const missing = (id: string) => ({ id, here: false });

test('resolves an id to the Missing contribution until it is registered', () => {
  const registry = new Registry(missing, [{ id: 'first', here: true }]);
  expect([registry.get('first').here, registry.get('late').here, registry.has('late')]).toEqual([true, false, false]);
  registry.register({ id: 'late', here: true });
  expect([registry.get('late').here, registry.has('late')]).toEqual([true, true]);
});

test.each(['__proto__', 'constructor', 'toString', ''])('treats names of Object.prototype as unknown ids: %j', (id) => {
  expect(new Registry(missing).get(id)).toEqual({ id, here: false });
});

test('throws when an id is registered twice', () => {
  const registry = new Registry(missing, [{ id: 'one', here: true }]);
  expect(() => registry.register({ id: 'one', here: true })).toThrow("called 'one'");
  expect(registry.all()).toHaveLength(1);
});

test('notifies listeners of registrations until they unsubscribe, and keeps the identity of the list otherwise', () => {
  const registry = new Registry(missing);
  let calls = 0;
  const before = registry.all();
  const stop = registry.watch(() => (calls += 1));
  expect(registry.all()).toBe(before);
  registry.register({ id: 'a', here: true });
  expect([calls, registry.all().map(({ id }) => id), before]).toEqual([1, ['a'], []]);
  stop();
  registry.register({ id: 'b', here: true });
  expect([calls, registry.all().map(({ id }) => id)]).toEqual([1, ['a', 'b']]);
});
