import { lazyComponent, preload } from '../../kit';

const pages = () => import(/* webpackChunkName: "account" */ './account-pages');

/** What few of those who come to the sign-in page need. */
export const AcceptInviteRoute = lazyComponent(() => pages().then((module) => module.AcceptInviteRoute));
export const ContinueAsPage = lazyComponent(() => pages().then((module) => module.ContinueAsPage));
export const ResetPasswordRoute = lazyComponent(() => pages().then((module) => module.ResetPasswordRoute));

const demoPeople = () => pages().then((module) => module.DemoPeople);

/** Who can sign in to a demonstration; fetched ahead, for the form would move up if they came after it. */
export const demoPeopleComponent = () => lazyComponent(demoPeople);

/** Rejects when they cannot be fetched. */
export const preloadDemoPeople = (): Promise<void> => preload(demoPeople);
