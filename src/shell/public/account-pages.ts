export { AcceptInviteRoute } from './new-password-form';
export { ContinueAsPage } from './continue-as-page';
export { DemoUsers } from './demo-users';
export { ResetPasswordRoute } from './reset-password-route';
export { SignOutQuestion } from './sign-out-question';
