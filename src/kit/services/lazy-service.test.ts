import { token } from '../../kernel';
import { lazyService } from './lazy-service';
import type { Services } from './services';

const Name = token<string>('Name');

const container = (name: string): Services => ({ get: () => name as never });

test('is created on first use, once for each container', () => {
  const create = jest.fn((name: string) => ({ name }));
  const service = lazyService([Name], create);
  expect(create).not.toHaveBeenCalled();
  const [one, other] = [container('one'), container('other')];
  expect(service(one)).toEqual({ name: 'one' });
  expect(service(one)).toBe(service(one));
  expect(service(other)).toEqual({ name: 'other' });
  expect(create).toHaveBeenCalledTimes(2);
});

test('a service may be null', () => {
  const create = jest.fn(() => null);
  const service = lazyService([], create);
  const services = container('one');
  expect([service(services), service(services)]).toEqual([null, null]);
  expect(create).toHaveBeenCalledTimes(1);
});
