export { BrowserClock } from './browser-clock';
export { BrowserNetwork } from './browser-network';
export { BrowserPreferences } from './browser-preferences';
export { BrowserTabs } from './browser-tabs';
export { LoneTab } from './lone-tab';
