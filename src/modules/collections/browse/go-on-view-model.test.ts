import { of } from 'rxjs';
import { Selection, type Browse } from '../../../application/browse';
import type { EditedPlace, JournalEntry } from '../../../domain/recovery';
import { GoOnViewModel } from './go-on.view-model';

const entryAt = (place: EditedPlace): JournalEntry => ({
  id: 'form-1', user: 'clara', place, at: 0, edits: {}, texts: {}, rawTexts: {}, base: {}, types: {}, withheld: [], attempt: null,
});

const open = (place: EditedPlace, wanted = 'form-1') => {
  const selection = new Selection(() => null);
  const view = new GoOnViewModel({ collection: 'articles', selection } as Browse, { entries: () => of([entryAt(place)]) }, wanted);
  const found: (boolean | null)[] = [];
  view.found$.subscribe((each) => found.push(each)).unsubscribe();
  return { found, keys: selection.keys };
};

const several = { kind: 'several', collection: 'articles', keys: [1, 'x'] } as const;

test('what was being edited is selected again, and nothing else ever is', () => {
  expect(open(several)).toEqual({ found: [true], keys: [1, 'x'] });
  expect(open(several, 'form-2')).toEqual({ found: [false], keys: [] });
  expect(open({ ...several, collection: 'tags' })).toEqual({ found: [false], keys: [] });
  expect(open({ kind: 'existing', collection: 'articles', key: 1 })).toEqual({ found: [false], keys: [] });
});
