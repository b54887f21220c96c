import type { Item } from '../item';
import { nothingStaged, stage, type StagedChange, type StagedEdits } from './staged';
import { toMany } from './to-many.fixtures';

export const children = toMany('children');
export const tags = toMany('a_tags', {
  junction: { field: 'tags_id', collection: 'tags', collectionField: null, allowed: [] },
});
export const blocks = toMany('a_tags', {
  junction: { field: 'item', collection: null, collectionField: 'collection', allowed: ['texts'] },
});

export const loaded: readonly Item[] = [
  { id: 1, name: 'one', sort: 0 },
  { id: 2, name: 'two', sort: 1 },
  { id: 3, name: 'three', sort: 2 },
];

export const staged = (...changes: readonly StagedChange[]): StagedEdits => changes.reduce(stage, nothingStaged);
