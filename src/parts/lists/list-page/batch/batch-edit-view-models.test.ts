import { of, Subject } from 'rxjs';
import { Selection, type ListSession } from '../../../../application/browse';
import { now, openSelection } from '../../../../application/browse/selection/selection.fixtures';
import type { EditTarget, JournalEntry } from '../../../../domain/recovery';
import type { TextKey } from '../../../../kit';
import type { BatchEditTarget } from './batch-edit-target.rules';
import { BatchEditFromUrlViewModel, BatchEditViewModel } from './batch-edit.view-models';
import type { WriteRisks } from './write-risks';

const entryAt = (place: EditTarget): JournalEntry => ({
  id: 'form-1',
  user: 'clara',
  place,
  at: 0,
  edits: {},
  texts: {},
  rawTexts: {},
  base: {},
  types: {},
  withheld: [],
  attempt: null,
  baselines: {},
  drawers: {},
});

const open = (wanted: BatchEditTarget, ...places: readonly EditTarget[]) => {
  const selection = new Selection(() => null);
  const view = new BatchEditFromUrlViewModel(
    { collection: 'articles', selection } as ListSession,
    { entries: () => of(places.map(entryAt)) },
    wanted,
  );
  const selected: (boolean | null)[] = [];
  const seeing = view.selected$.subscribe((each) => selected.push(each));
  const before = selection.keys;
  view.execute();
  seeing.unsubscribe();
  view.dispose();
  return { before, selected, keys: selection.keys };
};

const entry = (id: string): BatchEditTarget => ({ kind: 'entry', entry: id });
const several = { kind: 'several', collection: 'articles', keys: [1, 'x'] } as const;

test('selects the items of the journal entry only', () => {
  expect(open(entry('form-1'), several)).toEqual({ before: [], selected: [null, true], keys: [1, 'x'] });
  const nothing = { before: [], selected: [null, false], keys: [] };
  expect(open(entry('form-2'), several)).toEqual(nothing);
  expect(open(entry('form-1'), { ...several, collection: 'tags' })).toEqual(nothing);
  expect(open(entry('form-1'), { kind: 'existing', collection: 'articles', key: 1 })).toEqual(nothing);
});

test('selects the keys of the URL regardless of the journal', () => {
  expect(open({ kind: 'keys', keys: ['2', 'a,b'] }, several)).toEqual({
    before: [],
    selected: [null, true],
    keys: ['2', 'a,b'],
  });
});

test('writes the values after their risks are confirmed, or at once without any', () => {
  const { browse, parts, asked } = openSelection(2);
  const known$ = new Subject<readonly TextKey[]>();
  const checked: unknown[] = [];
  const risksOf: WriteRisks['risksOf'] = (keys, write) => (checked.push([keys, write]), known$);
  const view = new BatchEditViewModel(browse, parts, { risksOf });
  view.edit.toggle('title');
  view.edit.form.change('title', 'New');
  view.save();
  known$.next(['not_allowed']);
  expect(checked).toEqual([[[1, 2], { kind: 'edit', edits: { title: 'New' } }]]);
  expect([now(view.risks$), asked]).toEqual([['not_allowed'], []]);
  view.dismissRisks();
  expect(now(view.risks$)).toEqual([]);
  view.save();
  known$.next([]);
  expect(asked.map(({ sent }) => sent)).toEqual([{ title: 'New' }]);
  view.dispose();
});
