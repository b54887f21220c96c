import { right } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type { AccountAppearance, CurrentUser } from '../../domain/users';
import { OwnAccount } from './own-account';

const setUp = () => {
  const applied: AccountAppearance[] = [];
  const loads = new Subject<never>();
  let count = 0;
  const user = { id: 'me', language: 'en-US', theme: 'auto' } as CurrentUser;
  const access = {
    access: { user, permissions: [] },
    load: () => ((count += 1), loads.asObservable()),
  };
  const account = new OwnAccount(access, { applySaved: (appearance) => void applied.push(appearance) });
  return { account, applied, loads: () => count, finish: () => loads.next(right(undefined) as never) };
};

test('applies language and theme, and reads the account again', () => {
  const { account, applied, loads } = setUp();
  account.applySaved({ id: 'me', language: 'de-DE', theme: null, title: 'Editor' });
  expect(applied).toEqual([{ language: 'de-DE', theme: null }]);
  expect(loads()).toBe(1);
});

test('what the user may not read stays as it is', () => {
  const { account, applied } = setUp();
  account.applySaved({ id: 'me', language: '' });
  expect(applied).toEqual([{ language: null, theme: 'auto' }]);
});

test('only the record of the signed-in user is the own one', () => {
  const { account } = setUp();
  expect([account.isOwn('me'), account.isOwn('other')]).toEqual([true, false]);
  account.dispose();
});
