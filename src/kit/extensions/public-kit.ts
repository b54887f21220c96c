import { useNavigate, useParams } from 'react-router-dom';
import * as ui from './public-ui';
import { defineDisplay } from '../contributions/define-display';
import { defineInterface } from '../contributions/define-interface';
import { defineLayout } from '../contributions/define-layout';
import { defineModule } from '../contributions/define-module';
import { PageSidebar, usePageTitle } from '../page/page';
import { collectionPath, itemPath, newItemPath } from '../page/paths';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { AccessService, ListFactoryService, NotificationsService, ProjectService, SchemaService } from '../tokens';
import { useText } from '../texts/use-text';
import { useViewModel, viewModel } from '../services/view-model';

/**
 * What a script gets from the application that it extends; docs/extensions.md describes it, and what stands here stays.
 * The session is not among it: an extension asks the platform through the services.
 */
export const publicKit = Object.freeze({
  defineDisplay,
  defineInterface,
  defineLayout,
  defineModule,
  useText,
  useService,
  useStream,
  useViewModel,
  viewModel,
  usePageTitle,
  useParams,
  useNavigate,
  PageSidebar,
  paths: Object.freeze({ collectionPath, itemPath, newItemPath }),
  services: Object.freeze({
    AccessService,
    BrowsingService: ListFactoryService,
    NoticesService: NotificationsService,
    ProjectService,
    SchemaService,
  }),
  ui: Object.freeze({ ...ui }),
});
