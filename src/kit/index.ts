export type { DrawerRequest } from '../application/related-editing';
export { useItemLink } from './page/item-link';
export { collectionPaths, type CollectionPaths } from './page/collection-paths';
export {
  bookmarkPath,
  collectionPath,
  docsPath,
  draftItemPath,
  itemPath,
  newItemPath,
  type NewItemState,
  prefillFromState,
  RESUME_PARAM,
  resumePath,
  returnFromState,
  type ReturnState,
  systemPagePath,
  withBookmark,
} from './page/paths';
export {
  defineDisplay,
  defineInterface,
  defineLayout,
  defineModule,
  type DisplayDefinition,
  type DisplayFixtures,
  type DisplayProps,
  type DisplayRequirements,
  type EditStep,
  type InterfaceDefinition,
  type InterfaceEdit,
  type InterfaceFixtures,
  type InterfaceProps,
  type LayoutComponent,
  type LayoutDefinition,
  type LayoutProps,
  type ModuleDefinition,
  type ModulePage,
  type ModuleRoute,
  type OptionContext,
  type OptionFields,
  type RelatedEditing,
} from './contributions/definitions';
export { Form, type FormConfig, type FormError, type FormErrors, type FormState } from './forms/form';
export { lengthError, nameError } from './forms/name-error';
export { type FormAttributes, type OpenForm, useForm } from './forms/use-form';
export { useItemTitle } from './contributions/use-item-title';
export { type ItemChoice, useTakenKeys } from './contributions/item-choice';
export { displayResolver, isPlainText, layoutResolver } from './contributions/resolvers';
export {
  failureAdvice,
  failureDetails,
  failureTitle,
  fieldErrorText,
  type Message,
  printFieldError,
} from './texts/failure-text';
export { fieldNaming } from './texts/field-naming';
export { useFieldErrorText } from './texts/use-field-error-text';
export { Translator, type Locale, type TextLoader, type TextParameters, type Translate } from './texts/translator';
export { lazyComponent, type Loadable, preload, retryLoad, usePreloaded } from './contributions/lazy-component';
export {
  menuEntry,
  useAction,
  useActions,
  usePageActions,
  useRegisteredActions,
  type ActionState,
  type PageAction,
} from './actions/page-actions';
export { SHORTCUTS, type ShortcutName } from './actions/shortcut-catalogue';
export { isTextControl, metaKey, printKeys, shortcutLabel, useModalShortcuts } from './actions/shortcuts';
export { PageSidebar, SidebarContainer, usePageTitle } from './page/page';
export { memoizeByField } from './contributions/memoize-by-field';
export {
  Registries,
  useContribution,
  useContributionResolver,
  useContributions,
  useHasPage,
} from './contributions/registries';
export { Registry, type Contribution } from './contributions/registry';
export { lazyService } from './services/lazy-service';
export { type Services, ServicesProvider, useService, useServices } from './services/services';
export { useDeferredStream, useLastSettled, useStream, useSubscription } from './services/streams';
export { FORM_NAMESPACES, LIST_NAMESPACES, type Namespace, type TextKey, type Texts } from './texts/text-keys';
export { useTextDraft, type TextDraft } from './contributions/use-text-draft';
export {
  disposeUnmountedViewModels,
  namedServices,
  useDeepMemo,
  useViewModel,
  viewModel,
  type ViewModel,
  type ViewModelRecipe,
  ViewModelScope,
} from './services/view-model';
export { useNamespaces, useText, type Localization } from './texts/use-text';
