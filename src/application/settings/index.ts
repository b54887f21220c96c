export { Appearance } from './appearance';
export { CapabilitiesStore } from './capabilities-store';
export { type CsvOptions, DevicePreferences, Theme } from './preferences';
export { DemoMode } from './demo-mode';
export { ProjectStore } from './project-store';
export { SupportLinks } from './support-links';
