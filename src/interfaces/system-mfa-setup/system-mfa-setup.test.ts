import { BehaviorSubject } from 'rxjs';
import { SecondFactorSetup } from '../../application/users';
import type { CurrentUser } from '../../domain/users';
import { apiFailure, networkFailure, succeed, type JsonObject } from '../../kernel';
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

test('each step asks for an entry of its own, and a closed dialog holds none', () => {
  const factor = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/x' };
  const sent: unknown[] = [];
  const users = {
    generateSecondFactor: (password: string) => (sent.push(password), succeed(factor)),
    enableSecondFactor: (_secret: string, code: string) => (sent.push(code), succeed(undefined)),
    disableSecondFactor: () => succeed(undefined),
  };
  const setup = new SecondFactorSetup({ users, notifications: { show: () => undefined } });
  const { form } = new SystemMfaSetupViewModel(setup, { user$: new BehaviorSubject(null) }, undefined);
  setup.toggle();
  expect(form.state.denied).toEqual({ key: 'two_factor_needs_password' });
  form.change({ current_password: 'secret' });
  form.submit();
  expect([setup.step.kind, form.state.values.current_password, form.state.submitting]).toEqual(['confirm', '', false]);
  form.change({ one_time_code: '12345' });
  expect(form.state.denied).toEqual({ key: 'two_factor_needs_code' });
  form.submit();
  form.change({ one_time_code: '123456' });
  form.submit();
  expect([sent, setup.step.kind, form.state.values.one_time_code]).toEqual([['secret', '123456'], 'closed', '']);
  setup.toggle();
  form.change({ current_password: 'other' });
  setup.cancel();
  expect(form.state.values.current_password).toBe('');
});
