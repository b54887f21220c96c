import { left, right, type Either } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { apiFailure, networkFailure, type Failure } from '../../kernel';
import { SecondFactorSetup } from './second-factor-setup';

const FACTOR = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/x' };
const WRONG_CODE = apiFailure(400, 'INVALID_PAYLOAD', '"otp" is invalid');
const WRONG_PASSWORD = apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

const open = () => {
  const sent: (readonly string[])[] = [];
  let answers$ = new Subject<Either<Failure, never>>();
  const send =
    (name: string) =>
    (...input: readonly string[]) => {
      sent.push([name, ...input]);
      answers$ = new Subject();
      return answers$;
    };
  const shown: string[] = [];
  const setup = new SecondFactorSetup({
    users: {
      generateSecondFactor: send('generate'),
      enableSecondFactor: send('enable'),
      disableSecondFactor: send('disable'),
    },
    notifications: { show: (text) => void shown.push(text) },
  });
  let changes = 0;
  const results: unknown[] = [];
  const attempt = (entry: string): void => void setup.attempt(entry).subscribe((result) => results.push(result));
  setup.changes$.subscribe(() => (changes += 1));
  const settle = (result: Either<Failure, unknown>): void => {
    answers$.next(result as Either<Failure, never>);
    answers$.complete();
  };
  return {
    setup,
    sent,
    shown,
    attempt,
    results,
    changes: () => changes,
    isAborted: () => !answers$.observed,
    answer: (value: unknown) => settle(right(value)),
    refuse: (failure: Failure) => settle(left(failure)),
  };
};

const confirming = () => {
  const opened = open();
  opened.setup.toggle();
  opened.attempt('secret');
  opened.answer(FACTOR);
  return opened;
};

test('turning on asks for the password, then for a code made with the new secret', () => {
  const { setup, sent, shown, attempt, changes, answer } = open();
  setup.toggle();
  expect(setup.step).toEqual({ kind: 'password' });
  attempt('secret');
  answer(FACTOR);
  expect(setup.step).toEqual({ kind: 'confirm', factor: FACTOR });
  attempt('123456');
  expect(changes()).toBe(0);
  answer(undefined);
  expect(sent).toEqual([
    ['generate', 'secret'],
    ['enable', FACTOR.secret, '123456'],
  ]);
  expect([setup.step.kind, changes(), shown]).toEqual(['closed', 1, ['two_factor_enabled']]);
});

test('toggling while it is on asks for a code, and turns it off', () => {
  const { setup, sent, shown, attempt, changes, answer } = open();
  setup.setEnabled(true);
  setup.toggle();
  expect(setup.step).toEqual({ kind: 'disable' });
  attempt('123456');
  answer(undefined);
  expect(sent).toEqual([['disable', '123456']]);
  expect([setup.step.kind, changes(), shown]).toEqual(['closed', 1, ['two_factor_disabled']]);
});

test('nothing is sent while the dialog is closed', () => {
  const { sent, attempt } = open();
  attempt('secret');
  expect(sent).toEqual([]);
});

test('a wrong password stays in the step, without reading the account again', () => {
  const { setup, attempt, changes, refuse, results } = open();
  setup.toggle();
  attempt('wrong');
  refuse(WRONG_PASSWORD);
  expect([setup.step.kind, results, changes()]).toEqual(['password', [left(WRONG_PASSWORD)], 0]);
});

test('a wrong code keeps the secret, so that the next code can be tried', () => {
  const { setup, sent, attempt, answer, refuse } = confirming();
  attempt('000000');
  refuse(WRONG_CODE);
  expect(setup.step).toEqual({ kind: 'confirm', factor: FACTOR });
  attempt('123456');
  answer(undefined);
  expect(sent.at(-1)).toEqual(['enable', FACTOR.secret, '123456']);
  expect(setup.step.kind).toBe('closed');
});

test.each([
  ['a refusal, because another tab may have been faster', WRONG_CODE],
  ['a lost answer, because the request may have been applied', networkFailure('POST /users/me/tfa/enable', true)],
])('the account is read again after %s; the dialog closes if its aim is reached', (_, failure) => {
  const { setup, attempt, changes, refuse } = confirming();
  attempt('123456');
  refuse(failure);
  expect(changes()).toBe(1);
  setup.setEnabled(false);
  expect(setup.step.kind).toBe('confirm');
  setup.setEnabled(true);
  expect(setup.step).toEqual({ kind: 'closed' });
});

test('the dialog that turns it off closes when it is off already', () => {
  const { setup } = open();
  setup.setEnabled(true);
  setup.toggle();
  setup.setEnabled(true);
  expect(setup.step.kind).toBe('disable');
  setup.setEnabled(false);
  expect(setup.step.kind).toBe('closed');
});

test('cancelling forgets the secret', () => {
  const { setup, changes } = confirming();
  setup.cancel();
  expect([setup.step, changes()]).toEqual([{ kind: 'closed' }, 0]);
  setup.toggle();
  expect(setup.step).toEqual({ kind: 'password' });
});

test('cancelling aborts the request, and the account is read again where it may have changed', () => {
  const asking = open();
  asking.setup.toggle();
  asking.attempt('secret');
  asking.setup.cancel();
  expect([asking.isAborted(), asking.changes()]).toEqual([true, 0]);
  const enabling = confirming();
  enabling.attempt('123456');
  enabling.setup.cancel();
  expect([enabling.isAborted(), enabling.changes()]).toEqual([true, 1]);
});
