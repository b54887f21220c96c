import { componentOf } from '../../kit';

const pages = () => import(/* webpackChunkName: "account" */ './account-pages');

/** What few of those who come to the sign-in page need. */
export const AcceptInviteRoute = componentOf(() => pages().then((module) => module.AcceptInviteRoute));
export const ContinueAsPage = componentOf(() => pages().then((module) => module.ContinueAsPage));
export const DemoPeople = componentOf(() => pages().then((module) => module.DemoPeople));
export const ResetPasswordRoute = componentOf(() => pages().then((module) => module.ResetPasswordRoute));
