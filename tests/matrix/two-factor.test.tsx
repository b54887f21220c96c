import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Secret, TOTP } from 'otpauth';
import { columnField, loneField } from '../../fixtures/builders';
import { AccessStore } from '../../src/application/access';
import { itemDependencies } from '../../src/application/dependencies';
import { ItemEditing } from '../../src/application/item-editing';
import { Notifications } from '../../src/application/notifications';
import type { Field } from '../../src/domain/schema';
import { namedServices, type Services } from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item/item-form';
import { Demo } from '../../src/ports/environment/demo';
import { axeViolations } from '../support/axe';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { renderWithServices, settle } from './render-form';

const MASK = '**********';

const field = (): Field => ({
  ...loneField(columnField('tfa_secret', 'string', { interface: 'system-mfa-setup' })),
  collection: 'directus_users',
});

const text = (element: Element | null): string => element?.textContent ?? '';

describe('two-factor authentication of the open user', () => {
  let services: Services;
  const now = Date.now();
  beforeAll(async () => {
    // A code is valid until the next half minute begins.
    jest.spyOn(Date, 'now').mockReturnValue(now);
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => {
    endApplication(services);
    jest.restoreAllMocks();
  });

  const me = () => {
    const [person] = services.get(Demo)?.users ?? [];
    const id = services.get(AccessStore).access.user?.id;
    if (person === undefined || id === undefined) throw new Error('There is no signed-in user');
    return { id, password: person.password };
  };

  const open = async (key = me().id, readonly = false) => {
    const editing = new ItemEditing(
      { kind: 'existing', collection: 'directus_users', key },
      namedServices(services, itemDependencies('items', 'prefetch', 'schema', 'access', 'clock', 'identifiers')),
    );
    await renderWithServices(services, <ItemFormFields form={editing.form} fields={[{ field: field(), readonly }]} />);
    await waitFor(() => expect(editing.form.values['id']).toBe(key));
    await settle();
    return { editing, user: setupUser(), control: screen.getByRole('switch', { name: 'Tfa Secret' }) };
  };

  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  const shownSecret = (): string => text(screen.getByRole('dialog').querySelector('code')).replaceAll(' ', '');
  const password = (): HTMLElement => screen.getByLabelText('Password', { selector: 'input' });
  const code = (): HTMLElement => screen.getByRole('textbox', { name: 'Code from the app' });
  const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
  const turnsOn = () => dialog('Turn on two-factor authentication');
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is turned on by password and code, by keyboard alone, and off by a code; the form is never edited', async () => {
    const { editing, user, control } = await open();
    expect(control).not.toBeChecked();
    await user.tab();
    await user.keyboard(' ');
    await turnsOn();
    await user.keyboard(`${me().password}{Enter}`);
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await waitFor(() => expect(code()).toHaveFocus());
    const secret = shownSecret();
    expect(secret).toMatch(/^[A-Z2-7]{16}$/);
    await user.keyboard(`${codeOf(secret)}{Enter}`);
    await isClosed();
    await waitFor(() => expect(control).toBeChecked());
    expect(editing.form.values['tfa_secret']).toBe(MASK);
    expect(editing.serverItem['tfa_secret']).toBe(MASK);
    expect(editing.form.edits).toEqual({});

    await user.click(control);
    await dialog('Turn off two-factor authentication');
    const off = screen.getByRole('button', { name: 'Turn off' });
    await user.type(code(), '12345');
    expect(off).toHaveAccessibleDescription('Enter all six digits');
    await user.clear(code());
    await user.type(code(), codeOf(secret));
    expect(off).not.toHaveAttribute('aria-disabled');
    await user.click(off);
    await isClosed();
    await waitFor(() => expect(control).not.toBeChecked());
    expect(editing.form.edits).toEqual({});
    services.get(Notifications).clear();
  });

  it('keeps a wrong password and a wrong code in the dialog, without the message of the server', async () => {
    const { user, control } = await open();
    await user.click(control);
    const box = await turnsOn();
    await user.type(password(), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await within(box).findByRole('alert')).toHaveTextContent(/^Wrong password$/);
    await user.clear(password());
    expect(within(box).queryByRole('alert')).toBeNull();
    await user.type(password(), `${me().password}{Enter}`);
    await screen.findByText('Step 2 of 2');
    await user.type(code(), codeOf('JBSWY3DPEHPK3PXP'));
    await user.keyboard('{Enter}');
    expect(await within(await turnsOn()).findByRole('alert')).toHaveTextContent(
      /^Wrong code. Enter the code that the app shows now.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(control).not.toBeChecked();
  });

  it('forgets password and secret when cancelled', async () => {
    const { user, control } = await open();
    await user.click(control);
    await turnsOn();
    await user.type(password(), me().password);
    await user.keyboard('{Escape}');
    await isClosed();
    await user.click(control);
    await turnsOn();
    expect(password()).toHaveValue('');
    await user.type(password(), `${me().password}{Enter}`);
    await screen.findByText('Step 2 of 2');
    const first = shownSecret();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(control);
    await turnsOn();
    await user.type(password(), `${me().password}{Enter}`);
    await screen.findByText('Step 2 of 2');
    expect(shownSecret()).not.toBe(first);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('does not need the permission to update the user', async () => {
    const { user, control } = await open(me().id, true);
    await user.click(control);
    expect(await turnsOn()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('is disabled, with the reason, for another user', async () => {
    const other = services.get(Demo)?.users[1];
    const { items } = namedServices(services, itemDependencies('items'));
    let key = '';
    items.list('directus_users', { fields: ['id', 'email'], limit: -1 } as never).subscribe((result) => {
      const rows = 'right' in result ? result.right : [];
      key = String(rows.find(({ email }) => email === other?.email)?.['id'] ?? '');
    });
    await waitFor(() => expect(key).not.toBe(''));
    const { user, control } = await open(key);
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription('Only the owner of the account can turn this on or off');
    await user.click(control);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is accessible in every step', async () => {
    const { user, control } = await open();
    await user.click(control);
    const box = await turnsOn();
    expect(await axeViolations(box)).toEqual([]);
    await user.type(password(), `${me().password}{Enter}`);
    await screen.findByText('Step 2 of 2');
    expect(await axeViolations(box)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });
});
