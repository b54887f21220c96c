import { lazyComponent } from '../../kit';

const layers = () => import(/* webpackChunkName: "layers" */ './overlays');

/** What lies over the page, fetched when it is first wanted: the frame need not wait for what dialogs are made of. */
export const CommandPalette = lazyComponent(() => layers().then((module) => module.CommandPalette));
export const NoticesDrawer = lazyComponent(() => layers().then((module) => module.NoticesDrawer));
export const ShortcutsDialog = lazyComponent(() => layers().then((module) => module.ShortcutsDialog));
export const SignInAgain = lazyComponent(() => layers().then((module) => module.SignInAgain));
