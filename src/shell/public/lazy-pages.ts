import { lazyComponent, preload } from '../../kit';

const pages = () => import(/* webpackChunkName: "account" */ './account-pages');

/** What few of those who come to the sign-in page need. */
export const AcceptInviteRoute = lazyComponent(() => pages().then((module) => module.AcceptInviteRoute));
export const ContinueAsPage = lazyComponent(() => pages().then((module) => module.ContinueAsPage));
export const ResetPasswordRoute = lazyComponent(() => pages().then((module) => module.ResetPasswordRoute));

const demoUsers = () => pages().then((module) => module.DemoUsers);

/** Who can sign in to a demonstration; fetched ahead, for the form would move up if they came after it. */
export const demoUsersComponent = () => lazyComponent(demoUsers);

/** Rejects when they cannot be fetched. */
export const preloadDemoUsers = (): Promise<void> => preload(demoUsers);
