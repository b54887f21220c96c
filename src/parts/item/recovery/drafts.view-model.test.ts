import type { EditTarget } from '../../../domain/recovery';
import { draftTitle, draftPath } from './drafts.view-model';

const say = (key: string, said: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(said)].join(' ');

test.each<readonly [EditTarget, path: string, name: string]>([
  [{ kind: 'existing', collection: 'articles', key: 'a/b' }, '/collections/articles/a%2Fb', 'Articles'],
  [{ kind: 'new', collection: 'articles' }, '/collections/articles/+', 'creating_in Articles'],
  [{ kind: 'singleton', collection: 'front page' }, '/collections/front%20page', 'Articles'],
  [
    { kind: 'several', collection: 'articles', keys: [1, 2] },
    '/collections/articles?go-on=form-1',
    'several_in Articles 2',
  ],
])('%j', (place, path, name) => {
  expect(draftPath({ id: 'form-1', place })).toBe(path);
  expect(draftTitle({ place }, 'Articles', say)).toBe(name);
});
