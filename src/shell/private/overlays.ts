export { DemoResetDialog } from '../../parts/page/demo-reset-dialog';
export { NoticesDrawer } from '../notices/notices-drawer';
export { AppearanceDialog } from './appearance-dialog';
export { CommandPalette } from './palette';
export { ShortcutsDialog } from './shortcuts';
export { SignInAgain } from './sign-in-again';
