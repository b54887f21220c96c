import { componentOf } from '../../kit';

const layers = () => import(/* webpackChunkName: "layers" */ './layers');

/** What lies over the page, fetched when it is first wanted: the frame need not wait for what dialogs are made of. */
export const CommandPalette = componentOf(() => layers().then((module) => module.CommandPalette));
export const NoticesDrawer = componentOf(() => layers().then((module) => module.NoticesDrawer));
export const ShortcutsDialog = componentOf(() => layers().then((module) => module.ShortcutsDialog));
export const SignInAgain = componentOf(() => layers().then((module) => module.SignInAgain));
