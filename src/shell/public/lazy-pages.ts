import { lazyComponent, preload } from '../../kit';

const pages = () => import(/* webpackChunkName: "account" */ './account-pages');

/** Pages that most visits do not need, in a chunk of their own. */
export const AcceptInviteRoute = lazyComponent(() => pages().then((module) => module.AcceptInviteRoute));
export const ContinueAsPage = lazyComponent(() => pages().then((module) => module.ContinueAsPage));
export const SignOutQuestion = lazyComponent(() => pages().then((module) => module.SignOutQuestion));
export const ResetPasswordRoute = lazyComponent(() => pages().then((module) => module.ResetPasswordRoute));

const demoUsers = () => pages().then((module) => module.DemoUsers);

/** Preloaded in demo mode: the form would shift if the list of users rendered later. */
export const demoUsersComponent = () => lazyComponent(demoUsers);

/** Rejects when the chunk cannot be loaded. */
export const preloadDemoUsers = (): Promise<void> => preload(demoUsers);
