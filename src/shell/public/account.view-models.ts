import { AccountsService, viewModel } from '../../kit';
import { Attempt } from './attempt';

export const requestResetViewModel = viewModel(
  [AccountsService],
  (accounts) => () => new Attempt((email: string) => accounts.requestReset(email)),
);

export const resetPasswordViewModel = viewModel(
  [AccountsService],
  (accounts) => (token: string) => new Attempt((password: string) => accounts.resetPassword(token, password)),
);

export const acceptInvitationViewModel = viewModel(
  [AccountsService],
  (accounts) => (token: string) => new Attempt((password: string) => accounts.acceptInvitation(token, password)),
);
