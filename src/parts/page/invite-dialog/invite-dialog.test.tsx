import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { Suspense } from 'react';
import { BehaviorSubject, of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { serviceEntries } from '../../../../tests/support/service-entries';
import { englishTranslator } from '../../../../tests/support/texts';
import { RolesStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { schemaOf } from '../../../domain/schema';
import { inviteDependencies } from '../../../application/users';
import { apiFailure } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { InviteDialog } from './invite-dialog';

const HOSTILE = '<img/src=x/onerror=alert(1)>@x.example';
const ROLES = [
  { id: 'r1', name: '<b>Editor</b>', description: null, icon: null, admin_access: false },
  { id: 'r2', name: 'Writer', description: null, icon: null, admin_access: false },
];

const ADMIN = { id: 'r0', name: 'Admin', description: null, icon: null, admin_access: true };

const show = async ({ initialRole = null as string | null, refused = false, roles = ROLES } = {}) => {
  const sent: unknown[] = [];
  const calls: string[] = [];
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [SchemaStore, { schema: schemaOf([], [], []) }],
    [RolesStore, { roles$: new BehaviorSubject(roles) }],
    [inviteDependencies.items, { list: () => of(right([{ email: HOSTILE, status: 'active' }])) }],
    [
      inviteDependencies.users,
      {
        invite: (...input: readonly unknown[]) => (
          sent.push(input),
          of(refused ? left(apiFailure(400, 'RECORD_NOT_UNIQUE', '')) : right(undefined))
        ),
      },
    ],
    ...serviceEntries({ notifications: { showCount: () => calls.push('count'), showFailure: () => undefined } }),
  ]);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <InviteDialog
            initialRole={initialRole}
            onInvited={() => calls.push('invited')}
            onClose={() => calls.push('closed')}
          />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  return { container, sent, calls };
};

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Email addresses' }), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitations' }));

test('the button says why it is disabled until there is an address', async () => {
  const { container } = await show();
  const button = screen.getByRole('button', { name: 'Send invitations' });
  expect(button).toHaveAccessibleDescription('Enter an email address first');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('r1');
  await type('a@x.example');
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  expect(await axeViolations(container)).toEqual([]);
});

test('no role is chosen at first where one administers; choosing that one says what it allows', async () => {
  const { container, sent } = await show({ roles: [ADMIN, ...ROLES] });
  await type('a@x.example');
  const role = screen.getByRole('combobox', { name: 'Role' });
  expect(role).toHaveDisplayValue('Choose a role');
  expect(screen.getByRole('button', { name: 'Send invitations' })).toHaveAccessibleDescription('Choose a role first');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.selectOptions(role, 'Admin');
  expect(screen.getByRole('status')).toHaveTextContent(/administrator access/);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.selectOptions(role, 'Writer');
  expect(screen.queryByRole('status')).toBeNull();
  await send();
  expect(sent).toEqual([[['a@x.example'], 'r2']]);
});

test('the role that administers is warned about when the dialog opens with it', async () => {
  await show({ roles: [ADMIN, ...ROLES], initialRole: 'r0' });
  expect(screen.getByRole('status')).toHaveTextContent(/administrator access/);
});

test('invites with the chosen role, and closes when there is nothing to report', async () => {
  const { sent, calls } = await show({ initialRole: 'r2' });
  await type('a@x.example');
  await send();
  expect(sent).toEqual([[['a@x.example'], 'r2']]);
  expect(calls).toEqual(['count', 'invited', 'closed']);
});

test('reports each address as text, whatever it contains', async () => {
  const { container, sent, calls } = await show();
  await type(`${HOSTILE}, a@x.example`);
  await send();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a@x.exampleInvited',
    `${HOSTILE}Already a user`,
  ]);
  expect(container.ownerDocument.querySelector('img, b')).toBeNull();
  expect([sent.length, calls]).toEqual([1, ['count', 'invited']]);
  expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue(HOSTILE);
});

test('shows that the server refused a duplicate, and keeps the text', async () => {
  const { calls } = await show({ refused: true });
  await type('a@x.example');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('one of these addresses is already in use');
  expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('a@x.example');
  expect(calls).toEqual([]);
});

test('an address that is too long for its column is told at once, by how many characters', async () => {
  const { sent } = await show();
  await type(`${'x'.repeat(121)}@x.example`);
  // At the field, and as the reason of the button.
  expect(screen.getAllByText('3 characters too many. Up to 128 fit.')).toHaveLength(2);
  await send();
  expect(sent).toEqual([]);
});
