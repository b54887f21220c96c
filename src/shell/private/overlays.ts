export { NoticesDrawer } from '../notices/notices-drawer';
export { CommandPalette } from './palette';
export { ShortcutsDialog } from './shortcuts-dialog';
export { SignInAgain } from './sign-in-again';
