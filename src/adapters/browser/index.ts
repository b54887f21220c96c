export {
  BrowserClipboard,
  BrowserClock,
  BrowserIdentifiers,
  BrowserNetwork,
  BrowserOpenPage,
  BrowserPageVisibility,
  BrowserPreferences,
} from './browser-environment';
export { BrowserDownloads, BrowserTableFiles, CanvasImageResizer } from './browser-files';
export { BrowserScriptLoader } from './browser-script-loader';
export { SingleTab, tabsOf } from './browser-tabs';
export { WorkerDiagramLayout } from './diagram-layout';
export { EarlyRefresh } from './early-refresh';
export { BrowserSessionHint } from './session-hint';
export { LazyAnswerStore, LazyEditJournal, LazyPageAnswerStore } from './lazy-stores';
