import { left, right, type Either } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { apiFailure, networkFailure, type Failure } from '../../kernel';
import { SecondFactorSetup, type SecondFactorState } from './second-factor-setup';

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
  let state: SecondFactorState | undefined;
  let changes = 0;
  setup.state$.subscribe((next) => (state = next));
  setup.changes$.subscribe(() => (changes += 1));
  const settle = (result: Either<Failure, unknown>): void => {
    answers$.next(result as Either<Failure, never>);
    answers$.complete();
  };
  return {
    setup,
    sent,
    shown,
    state: () => state,
    changes: () => changes,
    isAborted: () => !answers$.observed,
    answer: (value: unknown) => settle(right(value)),
    refuse: (failure: Failure) => settle(left(failure)),
  };
};

const confirming = () => {
  const opened = open();
  opened.setup.toggle();
  opened.setup.type('secret');
  opened.setup.confirm();
  opened.answer(FACTOR);
  return opened;
};

test('turning on asks for the password, then for a code made with the new secret', () => {
  const { setup, sent, shown, state, changes, answer } = open();
  setup.toggle();
  expect(state()).toMatchObject({ step: { kind: 'password' }, entry: '', denied: 'two_factor_needs_password' });
  setup.type('secret');
  setup.confirm();
  expect(state()).toMatchObject({ isBusy: true, denied: false });
  answer(FACTOR);
  expect(state()).toMatchObject({
    step: { kind: 'confirm', factor: FACTOR },
    entry: '',
    isBusy: false,
    denied: 'two_factor_needs_code',
  });
  setup.type('123456');
  setup.confirm();
  expect(changes()).toBe(0);
  answer(undefined);
  expect(sent).toEqual([
    ['generate', 'secret'],
    ['enable', FACTOR.secret, '123456'],
  ]);
  expect([state()?.step.kind, changes(), shown]).toEqual(['closed', 1, ['two_factor_enabled']]);
});

test('toggling while it is on asks for a code, and turns it off', () => {
  const { setup, sent, shown, state, changes, answer } = open();
  setup.setEnabled(true);
  setup.toggle();
  expect(state()?.step).toEqual({ kind: 'disable' });
  setup.type('123456');
  setup.confirm();
  answer(undefined);
  expect(sent).toEqual([['disable', '123456']]);
  expect([state()?.step.kind, changes(), shown]).toEqual(['closed', 1, ['two_factor_disabled']]);
});

test('nothing is sent without a password, with an incomplete code, while closed, or twice at once', () => {
  const { setup, sent, answer } = open();
  setup.confirm();
  setup.toggle();
  setup.confirm();
  expect(sent).toEqual([]);
  setup.type('secret');
  setup.confirm();
  setup.confirm();
  expect(sent).toHaveLength(1);
  answer(FACTOR);
  setup.type('12345');
  setup.confirm();
  expect(sent).toHaveLength(1);
});

test('a wrong password stays in the dialog until the next change, without reading the account again', () => {
  const { setup, state, changes, refuse } = open();
  setup.toggle();
  setup.type('wrong');
  setup.confirm();
  refuse(WRONG_PASSWORD);
  expect(state()).toMatchObject({ step: { kind: 'password' }, entry: 'wrong', failure: WRONG_PASSWORD, isBusy: false });
  expect(changes()).toBe(0);
  setup.type('right');
  expect(state()?.failure).toBeNull();
});

test('a wrong code keeps the secret, so that the next code can be tried', () => {
  const { setup, sent, state, answer, refuse } = confirming();
  setup.type('000000');
  setup.confirm();
  refuse(WRONG_CODE);
  expect(state()).toMatchObject({ step: { kind: 'confirm', factor: FACTOR }, failure: WRONG_CODE });
  setup.type('123456');
  setup.confirm();
  answer(undefined);
  expect(sent.at(-1)).toEqual(['enable', FACTOR.secret, '123456']);
  expect(state()?.step.kind).toBe('closed');
});

test.each([
  ['a refusal, because another tab may have been faster', WRONG_CODE],
  ['a lost answer, because the request may have been applied', networkFailure('POST /users/me/tfa/enable', true)],
])('the account is read again after %s; the dialog closes if its aim is reached', (_, failure) => {
  const { setup, state, changes, refuse } = confirming();
  setup.type('123456');
  setup.confirm();
  refuse(failure);
  expect(changes()).toBe(1);
  setup.setEnabled(false);
  expect(state()?.step.kind).toBe('confirm');
  setup.setEnabled(true);
  expect(state()).toMatchObject({ step: { kind: 'closed' }, entry: '', failure: null });
});

test('the dialog that turns it off closes when it is off already', () => {
  const { setup, state } = open();
  setup.setEnabled(true);
  setup.toggle();
  setup.setEnabled(true);
  expect(state()?.step.kind).toBe('disable');
  setup.setEnabled(false);
  expect(state()?.step.kind).toBe('closed');
});

test('cancelling forgets password, secret and code', () => {
  const { setup, state, changes } = confirming();
  setup.type('123');
  setup.cancel();
  expect(state()).toEqual({
    step: { kind: 'closed' },
    entry: '',
    isBusy: false,
    failure: null,
    denied: 'two_factor_needs_code',
  });
  expect(changes()).toBe(0);
  setup.toggle();
  expect(state()).toMatchObject({ step: { kind: 'password' }, entry: '' });
});

test('cancelling aborts the request, and the account is read again where it may have changed', () => {
  const asking = open();
  asking.setup.toggle();
  asking.setup.type('secret');
  asking.setup.confirm();
  asking.setup.cancel();
  expect([asking.isAborted(), asking.changes()]).toEqual([true, 0]);
  const enabling = confirming();
  enabling.setup.type('123456');
  enabling.setup.confirm();
  enabling.setup.cancel();
  expect([enabling.isAborted(), enabling.changes()]).toEqual([true, 1]);
});

test('disposing aborts the request', () => {
  const { setup, isAborted } = open();
  setup.toggle();
  setup.type('secret');
  setup.confirm();
  setup.dispose();
  expect(isAborted()).toBe(true);
});
