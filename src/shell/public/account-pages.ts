export { AcceptInviteRoute } from './accept-invite-route';
export { ContinueAsPage } from './continue-as-page';
export { DemoPeople } from './demo-people';
export { ResetPasswordRoute } from './reset-password-route';
