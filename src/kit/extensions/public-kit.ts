import { Outlet, useNavigate, useParams } from 'react-router-dom';
import {
  Badge,
  Button,
  Checkbox,
  DescriptionList,
  PageContent,
  HeaderBar,
  Icon,
  IconButton,
  Input,
  Link,
  NavigationGroup,
  NavigationItem,
  Notice,
  Select,
  SidebarDetail,
  Skeleton,
  EmptyState,
  Table,
  useControlProps,
  VisuallyHidden,
} from '../../ui';
import { defineDisplay, defineInterface, defineLayout, defineModule } from '../contributions/definitions';
import { useItemTitle } from '../contributions/use-item-title';
import { PageSidebar, usePageTitle } from '../page/page';
import { collectionPath, itemPath, newItemPath } from '../page/paths';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { useText } from '../texts/use-text';
import { useViewModel, viewModel } from '../services/view-model';
import { AccessStore } from '../../application/access';
import { ListFactory } from '../../application/browse';
import { Notifications } from '../../application/notifications';
import { ProjectStore } from '../../application/settings';
import { SchemaStore } from '../../application/data-model';

/**
 * The API for extensions, described in docs/extensions.md; its names stay stable. It does not include the session:
 * extensions send requests through the services.
 */
export const publicKit = Object.freeze({
  defineDisplay,
  defineInterface,
  defineLayout,
  defineModule,
  useText,
  useItemTitle,
  useService,
  useStream,
  useViewModel,
  viewModel,
  usePageTitle,
  useParams,
  useNavigate,
  Outlet,
  PageSidebar,
  paths: Object.freeze({ collectionPath, itemPath, newItemPath }),
  services: Object.freeze({
    AccessStore,
    ListFactory,
    Notifications,
    ProjectStore,
    SchemaStore,
  }),
  ui: Object.freeze({
    Badge,
    Button,
    Checkbox,
    DescriptionList,
    PageContent,
    HeaderBar,
    Icon,
    IconButton,
    Input,
    Link,
    NavigationGroup,
    NavigationItem,
    Notice,
    Select,
    SidebarDetail,
    Skeleton,
    EmptyState,
    Table,
    useControlProps,
    VisuallyHidden,
  }),
});
