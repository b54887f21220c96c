export { Choices, Theme, type ThemeChoice, THEMES } from './preferences';
export { Demonstration } from './demo-mode';
export { ProjectStore } from './project-store';
