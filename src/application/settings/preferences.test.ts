import type { Preferences } from '../../ports/environment/preferences';
import type { ThemeChoice } from '../../domain/users';
import { DevicePreferences, Theme } from './preferences';

const stored = (start: Record<string, string> = {}): Preferences & { readonly all: Map<string, string> } => {
  const all = new Map(Object.entries(start));
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  };
};

const shown = (preferences: Preferences): { readonly theme: Theme; readonly seen: ThemeChoice[] } => {
  const seen: ThemeChoice[] = [];
  return { theme: new Theme(new DevicePreferences(preferences), (choice) => seen.push(choice)), seen };
};

test('stores whether the sidebar is open', () => {
  const preferences = new DevicePreferences(stored());
  expect(preferences.isSidebarOpen).toBeNull();
  preferences.setSidebarOpen(false);
  expect(preferences.isSidebarOpen).toBe(false);
  preferences.setSidebarOpen(true);
  expect(preferences.isSidebarOpen).toBe(true);
});

test('stores which folders of the navigation are open', () => {
  const preferences = new DevicePreferences(stored());
  expect(preferences.isFolderOpen('writing')).toBeNull();
  preferences.setFolderOpen('writing', false);
  preferences.setFolderOpen('language', true);
  expect([preferences.isFolderOpen('writing'), preferences.isFolderOpen('language')]).toEqual([false, true]);
  expect(preferences.language).toBeNull();
});

test('stores the mentions that each user has read', () => {
  const preferences = new DevicePreferences(stored({}));
  expect(preferences.readMentions('ines')).toEqual([]);
  preferences.setReadMentions('ines', ['3', 'b1']);
  expect(preferences.readMentions('ines')).toEqual(['3', 'b1']);
  expect(preferences.readMentions('jun')).toEqual([]);
});

test('remembers how CSV files are written', () => {
  const preferences = new DevicePreferences(stored());
  expect(preferences.csvOptions).toEqual({ isForExcel: false, hasLocalSeparators: false });
  preferences.setCsvOptions({ isForExcel: true, hasLocalSeparators: true });
  expect(preferences.csvOptions).toEqual({ isForExcel: true, hasLocalSeparators: true });
  preferences.setCsvOptions({ isForExcel: false, hasLocalSeparators: true });
  expect(preferences.csvOptions).toEqual({ isForExcel: false, hasLocalSeparators: true });
});

test("starts with the stored theme, else the system's", () => {
  expect(shown(stored()).seen).toEqual(['auto']);
  expect(shown(stored({ theme: 'dark' })).seen).toEqual(['dark']);
  expect(shown(stored({ theme: 'pink' })).seen).toEqual(['auto']);
});

test('applies and stores a chosen theme', () => {
  const preferences = stored();
  const { theme, seen } = shown(preferences);
  theme.choose('dark');
  expect(seen).toEqual(['auto', 'dark']);
  expect(preferences.all.get('theme')).toBe('dark');
});

test("uses the account's theme only when none is stored", () => {
  const fresh = shown(stored());
  fresh.theme.suggest('dark');
  fresh.theme.suggest('nonsense');
  expect(fresh.seen).toEqual(['auto', 'dark']);
  const chosen = shown(stored({ theme: 'light' }));
  chosen.theme.suggest('dark');
  expect(chosen.seen).toEqual(['light']);
});

test('returns to the theme of the account when the device gives up its own, and to that of the system without a user', () => {
  const preferences = stored({ theme: 'light' });
  const { theme, seen } = shown(preferences);
  theme.suggest('dark');
  theme.choose(null);
  expect(preferences.all.has('theme')).toBe(false);
  theme.suggest(null);
  expect(seen).toEqual(['light', 'dark', 'auto']);
});

test('reload takes over the theme that another tab has stored for this device', () => {
  const preferences = stored();
  const { theme, seen } = shown(preferences);
  preferences.write('theme', 'dark');
  theme.reload();
  theme.dispose();
  theme.choose('light');
  expect(seen).toEqual(['auto', 'dark']);
});
