import { of } from 'rxjs';
import type { UnsavedReport } from '../../domain/recovery';
import type { Credentials } from '../../domain/session';
import { apiFailure, type Call, currentValue, fail, succeed } from '../../kernel';
import { type SignInState, SignInViewModel } from './sign-in.view-model';

const report = { tab: 'one', user: 'clara', name: 'Clara', email: 'clara@x.example', targets: [] } as UnsavedReport;
const jun: Credentials = { email: 'jun@x.example', password: 'northlight' };

const start = (...answers: readonly (readonly UnsavedReport[])[]) => {
  const login = jest.fn<Call<void>, [Credentials]>(() => succeed(undefined));
  const [left, remind] = [[...answers], jest.fn()];
  const reports = jest.fn(() => of(left.shift() ?? []));
  const view = new SignInViewModel({ login }, { reports, remind });
  let state: SignInState | null = null;
  view.state$.subscribe((next) => (state = next));
  const signIn = (credentials: Credentials): void => {
    view.form.change(credentials);
    view.form.submit();
  };
  return { view, signIn, login, reports, remind, question: () => state?.question };
};

test('signs in at once when no other tab has unsaved changes', () => {
  const { signIn, login, reports } = start([]);
  signIn(jun);
  expect(login.mock.calls).toEqual([[jun]]);
  expect(reports).toHaveBeenCalledTimes(1);
});

test('asks before a sign-in ends the session of another user with unsaved changes', () => {
  const { view, signIn, login, remind, question } = start([report], [report]);
  signIn(jun);
  expect(login).not.toHaveBeenCalled();
  expect(question()).toEqual([report]);
  view.remind();
  expect(remind.mock.calls).toEqual([['one']]);
  view.signInAnyway();
  expect(login.mock.calls).toEqual([[jun]]);
  expect(question()).toEqual([]);
});

test('does not ask the user who made the changes, nor about changes saved since the page was opened', () => {
  const same = start([report], [report]);
  same.signIn({ ...jun, email: 'Clara@x.example' });
  expect(same.login).toHaveBeenCalledTimes(1);
  const saved = start([report], []);
  saved.signIn(jun);
  expect(saved.login).toHaveBeenCalledTimes(1);
});

test('drops the question when another email address is entered', () => {
  const { view, signIn, question } = start([report], [report]);
  signIn(jun);
  view.form.change({ email: 'ines@x.example' });
  expect(question()).toEqual([]);
});

test('asks for a one-time code once the account requires it', () => {
  const { view, signIn, login } = start([]);
  login.mockReturnValue(fail(apiFailure(401, 'INVALID_OTP', '')));
  signIn(jun);
  expect([currentValue(view.state$).requiresCode, view.form.state.failure]).toEqual([true, null]);
  signIn({ ...jun, otp: '123456' });
  expect(login.mock.calls.at(-1)).toEqual([{ ...jun, otp: '123456' }]);
  expect(view.form.state.failure).toMatchObject({ code: 'INVALID_OTP' });
  view.form.change({ email: 'ines@x.example' });
  expect(currentValue(view.state$).requiresCode).toBe(false);
});
