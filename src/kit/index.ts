export {
  bookmarkPath,
  collectionPath,
  itemPath,
  newItemPath,
  type NewItemState,
  prefillFromState,
  RESUME_PARAM,
  resumePath,
  withBookmark,
} from './page/paths';
export {
  defineDisplay,
  type DisplayDefinition,
  type DisplayRequirements,
  type DisplayProps,
} from './contributions/define-display';
export {
  defineInterface,
  type InterfaceDefinition,
  type InterfaceFixtures,
  type InterfaceProps,
} from './contributions/define-interface';
export {
  defineLayout,
  type LayoutDefinition,
  type LayoutComponent,
  type LayoutProps,
} from './contributions/define-layout';
export { defineModule, type ModuleDefinition, type ModuleRoute } from './contributions/define-module';
export { displayResolver, isPlainText, layoutResolver } from './contributions/resolvers';
export { failureAdvice, failureDetails, failureTitle, fieldErrorText, type Message } from './texts/failure-text';
export {
  Translator,
  TranslatorService,
  type Locale,
  type TextLoader,
  type TextParameters,
  type Translate,
} from './texts/translator';
export { lazyComponent, type Loadable, preload, retryLoad, usePreloaded } from './contributions/lazy-component';
export { isTextControl, metaKey, type Shortcut, useShortcut } from './page/shortcuts';
export { PageSidebar, SidebarContainer, useCommands, usePageTitle } from './page/page';
export { memoizeByField } from './contributions/memoize-by-field';
export { Registries, useContribution, useContributionResolver, useContributions } from './contributions/registries';
export { Registry, type Contribution } from './contributions/registry';
export { type Services, ServicesProvider, useService, useServices } from './services/services';
export { useDeferredStream, useLastSettled, useStream, useSubscription } from './services/streams';
export type { Namespace, TextKey, Texts } from './texts/text-keys';
export * from './tokens';
export { useTextDraft, type TextDraft } from './contributions/use-text-draft';
export { useDeepMemo, useViewModel, viewModel, type ViewModel, type ViewModelRecipe } from './services/view-model';
export { useText, type Localization } from './texts/use-text';
