import { BrowserAttention } from './browser-attention';

test('tells at once and at every change whether the page can be seen', () => {
  let state: DocumentVisibilityState = 'visible';
  const page = new EventTarget() as unknown as Document;
  Object.defineProperty(page, 'visibilityState', { get: () => state });
  const seen: boolean[] = [];
  const listening = new BrowserAttention(page).visible$.subscribe((visible) => seen.push(visible));
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
