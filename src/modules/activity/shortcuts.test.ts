import { ACTIVITY_SHORTCUTS } from '../../domain/revisions';
import { activityPath, adjacentKeys, shortcutFromUrl } from './shortcuts';

test('each shortcut is read from the address that it writes', () => {
  const read = ACTIVITY_SHORTCUTS.map((shortcut) =>
    shortcutFromUrl(new URL(activityPath(shortcut), 'http://host').searchParams),
  );
  expect(read).toEqual(ACTIVITY_SHORTCUTS);
});

test('an unknown action, and another user, are all entries', () => {
  for (const query of ['', 'action=all', 'action=mine', 'action=drop', 'user=7'])
    expect(shortcutFromUrl(new URLSearchParams(query))).toBe('all');
});

test('paths name the entry before the shortcut', () => {
  expect(activityPath('all')).toBe('/activity');
  expect(activityPath('authenticate', 12)).toBe('/activity/12?action=authenticate');
  expect(activityPath('mine', 12)).toBe('/activity/12?user=me');
});

test('adjacent keys are those of the page', () => {
  expect(adjacentKeys([9, 8, 7], 8)).toEqual({ previous: 9, next: 7 });
  expect(adjacentKeys([9, 8, 7], 9)).toEqual({ previous: null, next: 8 });
  expect(adjacentKeys([9, 8, 7], 3)).toEqual({ previous: null, next: null });
});
