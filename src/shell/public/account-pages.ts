export { AcceptInviteRoute } from './accept-invite-route';
export { ResetPasswordRoute } from './reset-password-route';
