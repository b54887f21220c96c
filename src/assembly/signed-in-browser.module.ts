import { ContainerModule } from 'inversify';
import {
  BrowserClipboard,
  BrowserDownloads,
  BrowserIdentifiers,
  BrowserTableFiles,
  LazyEditJournal,
  WorkerDiagramLayout,
} from '../adapters/browser';
import { Clipboard } from '../ports/environment/clipboard';
import { Clock } from '../ports/environment/clock';
import { DiagramLayout } from '../ports/environment/diagram-layout';
import { Downloads } from '../ports/environment/downloads';
import { EditJournal } from '../ports/environment/edit-journal';
import { Identifiers } from '../ports/environment/identifiers';
import { ProjectAddress } from '../ports/environment/project-address';
import { TableFiles } from '../ports/environment/table-files';
import { bind } from './bind';

/** Browser adapters needed only behind the sign-in. */
export const signedInBrowserModule = new ContainerModule((options) => {
  bind(options, Clipboard, [], () => new BrowserClipboard(window.navigator));
  bind(options, DiagramLayout, [], () => new WorkerDiagramLayout());
  bind(options, Downloads, [], () => new BrowserDownloads(window));
  bind(
    options,
    EditJournal,
    [ProjectAddress, Clock],
    (project, clock) =>
      new LazyEditJournal(async () => {
        const { editJournal } = await import(/* webpackChunkName: "signed-in" */ './device-stores');
        return editJournal(project, clock);
      }),
  );
  bind(options, Identifiers, [], () => new BrowserIdentifiers(window.crypto));
  bind(options, TableFiles, [], () => new BrowserTableFiles());
});
