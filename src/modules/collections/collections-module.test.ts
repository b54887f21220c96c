import { ItemPrefetch } from '../../application/session';
import { FORM_NAMESPACES, type Services, Translator } from '../../kit';
import { collectionsModule } from '.';

const prefetch = (path: string) => {
  const started: string[] = [];
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const known = new Map<unknown, unknown>([
    [Translator, { load }],
    [ItemPrefetch, { start: (collection: string, key: string) => started.push(`${collection} ${key}`) }],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  for (const route of collectionsModule.routes) route.prefetch?.(services, path);
  return { started, load };
};

test('the page of an item prefetches its texts and its item', () => {
  const { started, load } = prefetch('/collections/tags/12');
  expect(started).toEqual(['tags 12']);
  expect(load).toHaveBeenCalledWith(FORM_NAMESPACES);
});

test('the page of a new item prefetches its texts only', () => {
  const { started, load } = prefetch('/collections/tags/+');
  expect(started).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});
