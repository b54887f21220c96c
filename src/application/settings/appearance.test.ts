/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { CurrentUser, ThemeChoice } from '../../domain/users';
import { apiFailure, type Call } from '../../kernel';
import type { Preferences } from '../../ports/environment/preferences';
import { AccessStore } from '../access';
import { Appearance } from './appearance';
import { DevicePreferences, Theme } from './preferences';

const refused = apiFailure(403, 'FORBIDDEN', '');

const clara = { id: 'clara', language: 'en-US', theme: 'light', role: null } as CurrentUser;

/** A browser with one device, whose tabs show the same user. */
const start = () => {
  const clock = new VirtualClock();
  const browser = new VirtualBrowser(clock, () => 1);
  const stored = new Map<string, string>();
  const storage: Preferences = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const answers: Subject<ReturnType<typeof right<never, CurrentUser>> | ReturnType<typeof left<typeof refused>>>[] = [];
  const updateMe = jest.fn<Call<CurrentUser>, [unknown]>(() => {
    const answer: (typeof answers)[number] = new Subject();
    answers.push(answer);
    return answer;
  });
  const tab = (user = clara) => {
    const access = new AccessStore(
      { me: () => of(right(user)) } as never,
      {
        listMine: () => of(right([])),
      } as never,
    );
    access.load().subscribe();
    const preferences = new DevicePreferences(storage);
    let shown: ThemeChoice = 'auto';
    const theme = new Theme(preferences, (choice) => (shown = choice));
    const notifications = { show: jest.fn(), showFailure: jest.fn() };
    const appearance = new Appearance({
      users: { updateMe },
      access,
      preferences,
      theme,
      tabs: browser.tab(),
      notifications,
    });
    let language: string | null = null;
    appearance.language$.subscribe((code) => (language = code));
    return { access, appearance, notifications, theme: () => shown, language: () => language };
  };
  const answer = (index: number, result: Partial<CurrentUser> | null): void => {
    answers[index]?.next(result === null ? left(refused) : right({ ...clara, ...result }));
    answers[index]?.complete();
    clock.advance(5);
  };
  return { clock, tab, answer, updateMe, stored };
};

test('shows language and theme of the account, and a choice at once, before the answer', () => {
  const { tab, updateMe } = start();
  const page = tab();
  expect([page.language(), page.theme()]).toEqual(['en-US', 'light']);
  page.appearance.chooseLanguage('de-DE');
  expect(page.language()).toBe('de-DE');
  expect(updateMe.mock.calls).toEqual([[{ language: 'de-DE' }]]);
});

test('a stored choice is shown in other tabs of the user, not in those of another user', () => {
  const { tab, answer } = start();
  const [page, other, stranger] = [tab(), tab(), tab({ ...clara, id: 'jun' })];
  page.appearance.chooseTheme('dark');
  answer(0, { theme: 'dark' });
  expect([page.theme(), other.theme(), stranger.theme()]).toEqual(['dark', 'dark', 'light']);
});

test('choices are written one after the other', () => {
  const { tab, answer, updateMe } = start();
  const page = tab();
  page.appearance.chooseTheme('dark');
  page.appearance.chooseLanguage('de-DE');
  expect(updateMe).toHaveBeenCalledTimes(1);
  answer(0, { theme: 'dark' });
  expect(updateMe).toHaveBeenCalledTimes(2);
  answer(1, { theme: 'dark', language: 'de-DE' });
  expect([page.theme(), page.language()]).toEqual(['dark', 'de-DE']);
});

test('a refused choice is kept on this device, in all tabs, with a notice', () => {
  const { tab, answer, stored } = start();
  const [page, other] = [tab(), tab()];
  page.appearance.chooseLanguage('de-DE');
  answer(0, null);
  page.appearance.chooseTheme('dark');
  answer(1, null);
  expect([page.language(), page.theme(), other.language(), other.theme()]).toEqual(['de-DE', 'dark', 'de-DE', 'dark']);
  expect(page.access.access.user).toMatchObject({ language: 'en-US', theme: 'light' });
  expect(page.notifications.show.mock.calls).toEqual([
    ['choice_on_device', 'warning'],
    ['choice_on_device', 'warning'],
  ]);
  expect(page.notifications.showFailure).toHaveBeenCalledWith(refused);
  expect(Object.fromEntries(stored)).toEqual({ 'language.clara': 'de-DE', theme: 'dark' });
});

test('a language that the account stores later replaces that of the device', () => {
  const { tab, answer, stored } = start();
  const page = tab();
  page.appearance.chooseLanguage('de-DE');
  answer(0, null);
  page.appearance.chooseLanguage('fr-FR');
  answer(1, { language: 'fr-FR' });
  expect(page.language()).toBe('fr-FR');
  expect(stored.size).toBe(0);
});

test('without a user nothing is written, and the language before the sign-in is shown', () => {
  const { tab, updateMe, stored } = start();
  stored.set('language', 'ja-JP');
  const page = tab();
  page.access.clear();
  expect(page.language()).toBe('ja-JP');
  page.appearance.chooseTheme('dark');
  expect(updateMe).not.toHaveBeenCalled();
});

test('disposed, it follows other tabs no more', () => {
  const { clock, tab } = start();
  const [page, other] = [tab(), tab()];
  other.appearance.dispose();
  page.appearance.chooseDeviceTheme('dark');
  clock.advance(5);
  expect([page.theme(), other.theme()]).toEqual(['dark', 'light']);
});
