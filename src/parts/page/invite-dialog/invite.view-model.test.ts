import { BehaviorSubject, Subject } from 'rxjs';
import { right, type Either } from 'fp-ts/Either';
import type { InvitationReport, InviteUsers } from '../../../application/users';
import type { Role } from '../../../domain/users';
import type { Failure } from '../../../kernel';
import { schemaOf } from '../../../domain/schema';
import { collection, stringField, world } from '../../../../fixtures/builders';
import { InviteViewModel } from './invite.view-model';

const role = (id: string): Role => ({ id, name: id, description: null, icon: null, admin_access: false });

const NO_SCHEMA = schemaOf([], [], []);

const open = (schema = NO_SCHEMA) => {
  const answer = new Subject<Either<Failure, readonly string[]>>();
  const report$ = new BehaviorSubject<InvitationReport>({ results: [], isRefused: false });
  const invite = { attempt: jest.fn(() => answer), report$, dispose: () => undefined };
  const view = new InviteViewModel(
    { roles$: new BehaviorSubject([role('editors')]) },
    invite as unknown as InviteUsers,
    null,
    { schema },
  );
  let completed = 0;
  view.completed$.subscribe(() => (completed += 1));
  return { view, invite, answer, report$, completed: () => completed };
};

test('needs an address and a role', () => {
  const { view, invite } = open();
  view.form.submit();
  view.form.change({ emails: ' a@x.example ', role: null });
  view.form.submit();
  expect(view.form.state.errors).toEqual({ role: { key: 'no_role' } });
  view.form.change({ role: 'editors' });
  view.form.submit();
  expect(invite.attempt.mock.calls).toEqual([[{ emails: ' a@x.example ', role: 'editors' }]]);
});

test('addresses that were not invited stay, and those that were typed meanwhile', () => {
  const { view, answer, report$, completed } = open();
  view.form.change({ emails: 'a@x.example, b@x.example' });
  view.form.submit();
  view.form.change({ emails: 'a@x.example, b@x.example, c@x.example' });
  report$.next({
    results: [
      { email: 'a@x.example', outcome: 'user_invited' },
      { email: 'b@x.example', outcome: 'already_user' },
    ],
    isRefused: false,
  });
  answer.next(right(['a@x.example']));
  answer.complete();
  expect([view.form.state.values.emails, completed()]).toEqual(['b@x.example\nc@x.example', 0]);
});

test('is completed once all addresses were invited', () => {
  const { view, answer, completed } = open();
  view.form.change({ emails: 'a@x.example' });
  view.form.submit();
  answer.next(right(['a@x.example']));
  answer.complete();
  expect([view.form.state.values.emails, completed()]).toEqual(['', 1]);
});

describe('an address that is longer than its column', () => {
  const long = (excess: number): string => `${'x'.repeat(118 + excess)}@x.example`;

  test('is not sent, and says by how many characters', () => {
    const { view, invite } = open();
    view.form.change({ emails: long(0), role: 'editors' });
    expect(view.form.state.errors).toEqual({});
    view.form.change({ emails: long(2) });
    expect(view.form.state.errors.emails).toMatchObject({
      key: 'validation_too_long',
      parameters: { count: 2, limit: 128 },
    });
    view.form.submit();
    expect(invite.attempt).not.toHaveBeenCalled();
  });

  test('is named by its beginning among others', () => {
    const { view } = open();
    view.form.change({ emails: `a@x.example, ${long(3)}`, role: 'editors' });
    expect(view.form.state.errors.emails).toMatchObject({
      key: 'invite_too_long',
      parameters: { count: 3, limit: 128, start: 'x'.repeat(24) },
    });
  });

  test('is measured by the length of the column that the server has', () => {
    const { collections, fields, relations } = world('w', [
      collection('directus_users', {}, [stringField('email', { maxLength: 20 })]),
    ]);
    const { view } = open(schemaOf(collections, fields, relations));
    view.form.change({ emails: 'somebody-else@x.example' });
    expect(view.form.state.errors.emails).toMatchObject({ parameters: { count: 3, limit: 20 } });
  });
});
