import { BehaviorSubject } from 'rxjs';
import { SecondFactorSetup } from '../../application/users';
import type { CurrentUser } from '../../domain/users';
import { apiFailure, networkFailure, type JsonObject } from '../../kernel';
import { isEnabled, setupFailure, SystemMfaSetupViewModel } from './system-mfa-setup.view-model';

test('isEnabled is true for a mask or any other secret, and false without one', () => {
  expect(['**********', 'JBSW', true].map(isEnabled)).toEqual([true, true, true]);
  expect([null, '', false].map(isEnabled)).toEqual([false, false, false]);
});

test('setupFailure says which entry was wrong, and explains other failures as everywhere', () => {
  const wrongPassword = apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
  const wrongCode = apiFailure(400, 'INVALID_PAYLOAD', '"otp" is invalid');
  expect(setupFailure('password', wrongPassword)).toEqual({ key: 'two_factor_wrong_password' });
  expect(setupFailure('confirm', wrongCode)).toEqual({ key: 'two_factor_wrong_code' });
  expect(setupFailure('disable', wrongCode)).toEqual({ key: 'two_factor_wrong_code' });
  expect(setupFailure('password', wrongCode)).toEqual({ key: 'error_invalid_payload' });
  expect(setupFailure('confirm', wrongPassword)).toEqual({ key: 'error_invalid_credentials' });
  expect(setupFailure('confirm', networkFailure('POST /users/me/tfa/enable', true))).toEqual({
    key: 'error_no_answer',
  });
});

test('it is denied for all but the signed-in user, and where several users are edited', () => {
  const user$ = new BehaviorSubject<CurrentUser | null>({ id: 'me' } as CurrentUser);
  const item$ = new BehaviorSubject<JsonObject>({});
  const setup = new SecondFactorSetup({ users: {} as never, notifications: { show: () => undefined } });
  const seen: (string | false)[] = [];
  new SystemMfaSetupViewModel(setup, { user$ }, item$).denied$.subscribe((denied) => seen.push(denied));
  item$.next({ id: 'me', title: 'Editor' });
  item$.next({ id: 'me', title: 'Author' });
  item$.next({ id: 'other' });
  expect(seen).toEqual(['two_factor_only_own', false, 'two_factor_only_own']);
  const batch: (string | false)[] = [];
  new SystemMfaSetupViewModel(setup, { user$ }, undefined).denied$.subscribe((denied) => batch.push(denied));
  expect(batch).toEqual(['two_factor_only_own']);
});
