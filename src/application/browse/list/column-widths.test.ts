import { BehaviorSubject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { changeLayoutOptions, emptyView, type View } from '../../../domain/presets';
import type { JsonObject } from '../../../kernel';
import type { CollectionView } from '../../presets';
import { ColumnWidths } from './column-widths';

const begin = (widths: JsonObject = {}) => {
  const view$ = new BehaviorSubject<View>(changeLayoutOptions(emptyView, 'tabular', { spacing: 'compact', widths }));
  const saved: JsonObject[] = [];
  const view = {
    view$,
    changeOptions: (layout: string, change: JsonObject) => {
      saved.push(change);
      view$.next(changeLayoutOptions(view$.value, layout, change));
    },
  } as unknown as CollectionView;
  const clock = new VirtualClock();
  const columns = new ColumnWidths(view, clock);
  const shown = (): Record<string, number> => {
    let now: ReadonlyMap<string, number> = new Map();
    columns.widths$.subscribe((widths) => (now = widths)).unsubscribe();
    return Object.fromEntries(now);
  };
  return { columns, clock, saved, shown, view$ };
};

test('emits a width at once and saves it once, after 350 ms without a change', () => {
  const { columns, clock, saved, shown } = begin({ id: 60 });
  columns.set('title', 200);
  clock.advance(349);
  columns.set('title', 240);
  expect(shown()).toEqual({ id: 60, title: 240 });
  clock.advance(349);
  expect(saved).toEqual([]);
  clock.advance(1);
  expect(saved).toEqual([{ widths: { id: 60, title: 240 } }]);
  expect(shown()).toEqual({ id: 60, title: 240 });
});

test('removes the width when it is set to null', () => {
  const { columns, clock, shown } = begin({ id: 60, title: 200 });
  columns.set('title', null);
  clock.advance(350);
  expect(shown()).toEqual({ id: 60 });
});

test('saves a pending width on disposal', () => {
  const { columns, saved } = begin();
  columns.set('title', 200);
  columns.dispose();
  expect(saved).toEqual([{ widths: { title: 200 } }]);
});

test('emits the widths of a new view, and nothing when other options change', () => {
  const { columns, shown, view$ } = begin({ id: 60 });
  const seen: unknown[] = [];
  columns.widths$.subscribe((widths) => seen.push(widths));
  view$.next({ ...view$.value, search: 'ferry' });
  expect(seen).toHaveLength(1);
  view$.next(changeLayoutOptions(view$.value, 'tabular', { widths: { id: 90 } }));
  expect(shown()).toEqual({ id: 90 });
});
