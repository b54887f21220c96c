import { Accounts } from '../../application/session';
import type { Call } from '../../kernel';
import { Form, viewModel } from '../../kit';

export type EmailForm = Form<{ readonly email: string }, void>;

export type PasswordForm = Form<{ readonly password: string }, void>;

/** Requests an email with a link that resets the password. */
export const requestResetForm = viewModel(
  [Accounts],
  (accounts) => (): EmailForm =>
    new Form({
      initial: { email: '' },
      validate: ({ email }) => ({ email: email.trim() === '' ? { key: 'email_needed' } : null }),
      submit: ({ email }) => accounts.requestPasswordReset(email.trim()),
    }),
);

const passwordForm = (send: (password: string) => Call<void>): PasswordForm =>
  new Form({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? { key: 'password_needed' } : null }),
    submit: ({ password }) => send(password),
  });

/** `token` of the emailed link. */
export const resetPasswordForm = viewModel(
  [Accounts],
  (accounts) => (token: string) => passwordForm((password) => accounts.resetPassword(token, password)),
);

/** `token` of the emailed link. */
export const acceptInvitationForm = viewModel(
  [Accounts],
  (accounts) => (token: string) => passwordForm((password) => accounts.acceptInvitation(token, password)),
);
