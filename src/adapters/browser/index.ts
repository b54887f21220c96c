export { BrowserClock } from './browser-clock';
export { BrowserPreferences } from './browser-preferences';
