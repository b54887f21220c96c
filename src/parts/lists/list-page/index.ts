export { ListPage, type ListPageProps } from './list-page';
export { listPageViewModel, type ListPageViewModel } from './list-page.view-model';
export { ListToolbar } from './toolbar-switch';
export { BatchDialog } from './batch/batch-dialog';
export { batchEditState } from './batch/batch-edit-target.rules';
export { itemNames } from './filters/item-names';
export { useUrlView } from './view-url/use-url-view';
export { fallbackQuery, type UrlView } from './view-url/view-from-url.rules';
export { useViewLink, type ViewLink } from './view-url/view-link';
