import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import type { PresetOverview, PresetsStore } from '../../../application/presets';
import { networkFailure } from '../../../kernel';
import { PresetListViewModel } from './presets.view-model';

const overview: PresetOverview = { entries: [], counts: { bookmarks: 1, presets: 2 } };

const open = (isRefused = false) => {
  const told: string[] = [];
  const presets = {
    overview: jest.fn(() => of(right(overview))),
    removeMany: jest.fn(() => of(isRefused ? left(networkFailure('DELETE /presets', true)) : right(undefined))),
  };
  const notifications = {
    showCount: (count: number, text: string) => void told.push(`${count} ${text}`),
    showFailure: () => void told.push('failure'),
  };
  const view = new PresetListViewModel(presets as unknown as PresetsStore, notifications);
  const seen = { keys: [] as readonly string[], ended: 0 };
  view.selected$.subscribe((keys) => (seen.keys = [...keys]));
  view.deleted$.subscribe(() => (seen.ended += 1));
  view.select(new Set(['3', '5']));
  return { view, presets, told, seen };
};

test('deletes the selected presets at once and loads the list again', () => {
  const { view, presets, told, seen } = open();
  view.deleteSelected();
  expect(presets.removeMany.mock.calls).toEqual([[[3, 5]]]);
  expect(told).toEqual(['2 items_deleted']);
  expect(seen).toEqual({ keys: [], ended: 1 });
  expect(presets.overview).toHaveBeenCalledTimes(2);
});

test('keeps the selection when nothing was deleted', () => {
  const { view, told, seen } = open(true);
  view.deleteSelected();
  expect(told).toEqual(['failure']);
  expect(seen).toEqual({ keys: ['3', '5'], ended: 1 });
  view.dispose();
});
