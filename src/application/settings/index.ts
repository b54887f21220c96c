export { Choices } from './choices';
export { Demonstration } from './demonstration';
export { ProjectStore } from './project-store';
export { Theme, THEMES, type ThemeChoice } from './theme';
