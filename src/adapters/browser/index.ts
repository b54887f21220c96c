export { BrowserClock } from './browser-clock';
export { BrowserNetwork } from './browser-network';
export { BrowserPreferences } from './browser-preferences';
export { BrowserScriptLoader } from './browser-script-loader';
export { BrowserTabs } from './browser-tabs';
export { CanvasWorkshop } from './canvas-workshop';
export { LoneTab } from './lone-tab';
