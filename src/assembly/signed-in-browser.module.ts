import { ContainerModule } from 'inversify';
import {
  BrowserPageVisibility,
  BrowserClipboard,
  BrowserDownloads,
  BrowserIdentifiers,
  BrowserTableFiles,
  LazyEditJournal,
} from '../adapters/browser';
import { PageVisibility } from '../ports/page-visibility';
import { Clipboard } from '../ports/clipboard';
import { Clock } from '../ports/clock';
import { Downloads } from '../ports/downloads';
import { EditJournal } from '../ports/edit-journal';
import { Identifiers } from '../ports/identifiers';
import { ProjectAddress } from '../ports/project-address';
import { TableFiles } from '../ports/table-files';
import { bind } from './bind';

/** Browser adapters needed only behind the sign-in. */
export const signedInBrowserModule = new ContainerModule((options) => {
  bind(options, PageVisibility, [], () => new BrowserPageVisibility(document));
  bind(options, Clipboard, [], () => new BrowserClipboard(window.navigator));
  bind(options, Downloads, [], () => new BrowserDownloads(window));
  bind(
    options,
    EditJournal,
    [ProjectAddress, Clock],
    (project, clock) =>
      new LazyEditJournal(async () => {
        const { editJournal } = await import(/* webpackChunkName: "journal" */ './edit-journal');
        return editJournal(project, clock);
      }),
  );
  bind(options, Identifiers, [], () => new BrowserIdentifiers(window.crypto));
  bind(options, TableFiles, [], () => new BrowserTableFiles());
});
