import { useEffect, useRef } from 'react';
import type { ListSession } from '../../../../application/browse';
import { ARCHIVE_FILTER_KEY, clearFilters, type FilterNode } from '../../../../domain/filters';
import { useStream, useText, useViewModel } from '../../../../kit';
import { FilterBuilder } from '../../filter-builder';
import { DocsLink } from '../../../page/docs-link';
import { Button, Input } from '../../../../ui';
import { useViewLink } from '../view-url/view-link';
import { itemNames } from '../../../fields/item-names';
import { ArchiveSwitch } from './archive-switch';
import classes from './filter-panel.module.css';
import { filterPanelViewModel } from './filter-panel.view-model';

/** A request to focus a filter in the panel; `key: null` for the button that adds one. */
export interface FilterFocusRequest {
  readonly key: string | null;
}

interface FilterPanelProps {
  readonly browse: ListSession;
  /** The path of the list, for links to its view; null for a list without a page. */
  readonly path: string | null;
  /** Null once the filter has the focus. */
  readonly focusRequest: FilterFocusRequest | null;
  readonly onFocused: () => void;
}

interface ViewLinkButtonProps {
  readonly browse: ListSession;
  readonly path: string;
  /** Called before the link is copied. */
  readonly onCopy: () => void;
}

/** Copies a link to the view, or shows it where copying was denied. */
const ViewLinkButton = ({ browse, path, onCopy }: ViewLinkButtonProps) => {
  const { t } = useText();
  const link = useViewLink(browse.view, path);
  const deniedUrl = useStream(link.deniedUrl$);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="link"
        onClick={() => {
          onCopy();
          link.copy();
        }}
      >
        {t('copy_view_link')}
      </Button>
      {deniedUrl === null ? null : (
        <Input size="small" readOnly aria-label={t('copy_view_link')} value={deniedUrl} onChange={() => undefined} />
      )}
    </>
  );
};

const isArchive = ({ key }: FilterNode): boolean => key === ARCHIVE_FILTER_KEY;

/** Edits and clears the filters of a list; copies a link to the view. */
export const FilterPanel = ({ browse, path, focusRequest, onFocused }: FilterPanelProps) => {
  const { t, locale } = useText();
  const view = useViewModel(filterPanelViewModel, browse);
  const names = useViewModel(itemNames, locale.code);
  const { editor } = view;
  const draft = useStream(editor.draft$);
  const archive = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest === null) return;
    if (focusRequest.key === ARCHIVE_FILTER_KEY) archive.current?.querySelector('input')?.focus();
    else editor.focusOn({ key: focusRequest.key, part: 'value' });
    onFocused();
  }, [focusRequest, editor, onFocused]);
  return (
    <div className={classes['panel']}>
      {view.archive === null ? null : (
        <div ref={archive}>
          <ArchiveSwitch view={view} />
        </div>
      )}
      <FilterBuilder editing={editor} collection={browse.collection} names={names} isHidden={isArchive} />
      <div className={classes['foot']}>
        <Button
          variant="ghost"
          size="small"
          icon="close"
          disabledReason={clearFilters(draft).length === draft.length && t('filters_clear_nothing')}
          onClick={() => editor.clear()}
        >
          {t('filters_clear')}
        </Button>
        {path === null ? null : <ViewLinkButton browse={browse} path={path} onCopy={() => editor.apply()} />}
      </div>
      <DocsLink page="guides/editing/filters" />
    </div>
  );
};
