import { useNavigate, useParams } from 'react-router-dom';
import * as ui from './public-ui';
import { defineDisplay } from '../define-display';
import { defineInterface } from '../define-interface';
import { defineLayout } from '../define-layout';
import { defineModule } from '../define-module';
import { PageSidebar } from '../page-sidebar';
import { usePageTitle } from '../page-title';
import { collectionPath, itemPath, newItemPath } from '../paths';
import { useService } from '../services';
import { useStream } from '../stream';
import { AccessService, ListFactoryService, NotificationsService, ProjectService, SchemaService } from '../tokens';
import { useText } from '../use-text';
import { useViewModel, viewModel } from '../view-model';

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
  services: Object.freeze({ AccessService, BrowsingService: ListFactoryService, NoticesService: NotificationsService, ProjectService, SchemaService }),
  ui: Object.freeze({ ...ui }),
});
