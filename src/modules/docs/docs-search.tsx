import { useNavigate } from 'react-router-dom';
import { docsPath, metaKey, useStream, useText, useViewModel } from '../../kit';
import { Button, Palette, type PaletteEntry, type PaletteGroup } from '../../ui';
import { docsSearchViewModel } from './docs-search.view-model';
import type { SearchResult } from './search.rules';

const addressOf = ({ path, id }: SearchResult): string => docsPath(id === null ? path : `${path}#${id}`);

const entryOf = (result: SearchResult): PaletteEntry => ({
  id: addressOf(result),
  title: result.heading ?? result.title,
  icon: result.heading === null ? 'article' : 'chevron_right',
  note: result.heading === null ? undefined : result.title,
  href: addressOf(result),
  excerpt: { text: result.excerpt, matches: result.matches },
});

/** Results by the group of their pages, in the order of the best one. */
const groupsOf = (results: readonly SearchResult[]): readonly PaletteGroup[] =>
  [...new Set(results.map(({ group }) => group))].map((title) => ({
    id: title,
    title,
    entries: results.filter(({ group }) => group === title).map(entryOf),
  }));

/** The search over all pages, in a dialog. */
export const DocsSearch = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(docsSearchViewModel);
  const { text, kind, results } = useStream(view.state$);
  const isEmpty = text.trim() === '';
  return (
    <Palette
      open
      onClose={onClose}
      texts={{ label: t('docs_search'), placeholder: t('docs_search_text'), close: t('close') }}
      text={text}
      onText={(typed) => view.type(typed)}
      groups={groupsOf(results)}
      groupsFor={kind === 'loading' ? '' : text}
      busy={kind === 'loading'}
      emptyText={
        kind === 'failed'
          ? t('docs_search_failed')
          : kind === 'loading'
            ? t('loading')
            : isEmpty
              ? t('docs_search_start')
              : t('no_results')
      }
      announcement={t('palette_results', { count: results.length })}
      status={
        kind === 'failed' ? (
          <Button icon="refresh" onClick={() => view.load()}>
            {t('retry')}
          </Button>
        ) : null
      }
      hints={[
        { keys: '↑ ↓', label: t('palette_choose') },
        { keys: '↵', label: t('palette_open') },
        { keys: `${metaKey()} ↵`, label: t('palette_new_tab') },
      ]}
      onChoose={(address) => {
        onClose();
        void navigate(address);
      }}
    />
  );
};
