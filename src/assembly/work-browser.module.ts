import { ContainerModule } from 'inversify';
import { BrowserAttention, BrowserClipboard, BrowserDownloads, BrowserTableFiles } from '../adapters/browser';
import { Attention } from '../ports/attention';
import { Clipboard } from '../ports/clipboard';
import { Downloads } from '../ports/downloads';
import { TableFiles } from '../ports/table-files';
import { bind } from './bind';

/** What of the browser only people at work need. */
export const workBrowserModule = new ContainerModule((options) => {
  bind(options, Attention, [], () => new BrowserAttention(document));
  bind(options, Clipboard, [], () => new BrowserClipboard(window.navigator));
  bind(options, Downloads, [], () => new BrowserDownloads(window));
  bind(options, TableFiles, [], () => new BrowserTableFiles());
});
