export { AccountRiskCheck } from './account-risk-check';
export { existingUsers } from './existing-users';
export { type Invitation, type InvitationReport, inviteDependencies, InviteUsers } from './invite-users';
export { OwnAccount } from './own-account';
export { ItemsWithoutTokens } from './items-without-tokens';
export { UserDirectory } from './user-directory';
export { SecondFactorSetup, secondFactorDependencies, type SetupStep } from './second-factor-setup';
