import { right } from 'fp-ts/Either';
import { webcrypto } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { BrowserClipboard, BrowserIdentifiers, BrowserPageVisibility, BrowserPreferences } from './browser-environment';

test('every identifier is a distinct version 4 UUID', () => {
  const identifiers = new BrowserIdentifiers(webcrypto as unknown as Crypto);
  const made = Array.from({ length: 200 }, () => identifiers.uuid());
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});

test('emits the visibility of the page immediately and on each change', () => {
  let state: DocumentVisibilityState = 'visible';
  const page = new EventTarget() as unknown as Document;
  Object.defineProperty(page, 'visibilityState', { get: () => state });
  const seen: boolean[] = [];
  const listening = new BrowserPageVisibility(page).visible$.subscribe((visible) => seen.push(visible));
  const become = (next: DocumentVisibilityState): void => {
    state = next;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  become('hidden');
  become('hidden');
  become('visible');
  listening.unsubscribe();
  become('hidden');
  expect(seen).toEqual([true, false, true]);
});

test('a hidden page that calls attention is marked in its title until it is visible', () => {
  let state: DocumentVisibilityState = 'visible';
  const page = Object.assign(new EventTarget(), { title: 'Tags' }) as unknown as Document;
  Object.defineProperty(page, 'visibilityState', { get: () => state });
  const visibility = new BrowserPageVisibility(page);
  visibility.callAttention();
  expect(page.title).toBe('Tags');
  state = 'hidden';
  visibility.callAttention();
  visibility.callAttention();
  expect(page.title).toBe('● Tags');
  state = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(page.title).toBe('Tags');
  page.title = '● Tags';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(page.title).toBe('● Tags');
});

test('writes text to the clipboard', async () => {
  const writeText = jest.fn(async () => undefined);
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: { writeText } }).write('a\nb'))).toEqual(right(true));
  expect(writeText).toHaveBeenCalledWith('a\nb');
});

test('write emits false without a clipboard, or when it is denied', async () => {
  const refuses = { writeText: async () => Promise.reject(new Error('NotAllowedError')) };
  expect(await firstValueFrom(new BrowserClipboard({}).write('a'))).toEqual(right(false));
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: refuses }).write('a'))).toEqual(right(false));
});

test('reads the copied text, and null when reading is denied', async () => {
  const refuses = { readText: async () => Promise.reject(new Error('NotAllowedError')) };
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: { readText: async () => 'a' } }).read())).toEqual(
    right('a'),
  );
  expect(await firstValueFrom(new BrowserClipboard({}).read())).toEqual(right(null));
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: refuses }).read())).toEqual(right(null));
});

test('preferences are removed from the storage, also when it is blocked', () => {
  const stored = new Map([['quarterdeck.theme', 'dark']]);
  const preferences = new BrowserPreferences({
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  } as Storage);
  preferences.remove('theme');
  expect(preferences.read('theme')).toBeNull();
  expect(stored.size).toBe(0);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const blocked = new BrowserPreferences({
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  } as unknown as Storage);
  blocked.write('theme', 'dark');
  blocked.remove('theme');
  expect(blocked.read('theme')).toBeNull();
});
