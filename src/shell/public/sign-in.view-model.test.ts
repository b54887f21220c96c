import { of } from 'rxjs';
import type { UnsavedReport } from '../../domain/recovery';
import type { Credentials } from '../../domain/session';
import { type Call, succeed } from '../../kernel';
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
  return { view, login, reports, remind, question: () => state?.question };
};

test('signs in at once when no other tab has unsaved changes', () => {
  const { view, login, reports } = start([]);
  view.signIn(jun);
  expect(login.mock.calls).toEqual([[jun]]);
  expect(reports).toHaveBeenCalledTimes(1);
});

test('asks before a sign-in ends the session of another user with unsaved changes', () => {
  const { view, login, remind, question } = start([report], [report]);
  view.signIn(jun);
  expect(login).not.toHaveBeenCalled();
  expect(question()).toEqual([report]);
  view.remind();
  expect(remind.mock.calls).toEqual([['one']]);
  view.signInAnyway(jun);
  expect(login.mock.calls).toEqual([[jun]]);
  expect(question()).toEqual([]);
});

test('does not ask the user who made the changes, nor about changes saved since the page was opened', () => {
  const same = start([report], [report]);
  same.view.signIn({ ...jun, email: 'Clara@x.example' });
  expect(same.login).toHaveBeenCalledTimes(1);
  const saved = start([report], []);
  saved.view.signIn(jun);
  expect(saved.login).toHaveBeenCalledTimes(1);
});

test('drops the question when another email address is entered', () => {
  const { view, question } = start([report], [report]);
  view.signIn(jun);
  view.emailChanged();
  expect(question()).toEqual([]);
});
