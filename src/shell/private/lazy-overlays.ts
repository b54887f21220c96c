import { lazyComponent } from '../../kit';

const overlays = () => import(/* webpackChunkName: "overlays" */ './overlays');

/** Overlays, loaded on first use, so that the first page does not load the dialog library. */
export const AppearanceDialog = lazyComponent(() => overlays().then((module) => module.AppearanceDialog));
export const CommandPalette = lazyComponent(() => overlays().then((module) => module.CommandPalette));
export const DemoResetDialog = lazyComponent(() => overlays().then((module) => module.DemoResetDialog));
export const NoticesDrawer = lazyComponent(() => overlays().then((module) => module.NoticesDrawer));
export const ShortcutsDialog = lazyComponent(() => overlays().then((module) => module.ShortcutsDialog));
export const UploadPanel = lazyComponent(() =>
  import(/* webpackChunkName: "uploads" */ '../../parts/files/upload-panel').then((module) => module.UploadPanel),
);
export const SignInAgain = lazyComponent(() => overlays().then((module) => module.SignInAgain));
