export { DevicePreferences, Theme, type ThemeChoice, THEMES } from './preferences';
export { DemoMode } from './demo-mode';
export { ProjectStore } from './project-store';
