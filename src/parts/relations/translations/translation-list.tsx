import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';
import { IconButton, Progress } from '../../../ui';
import { RelatedRow, rowMark } from '../related-list';
import { languageDirection, type Translation } from './translations.rules';
import type { TranslationsViewModel } from './translations.view-model';
import classes from './translations.module.css';

export interface TranslationsProps {
  readonly view: TranslationsViewModel;
  /** The name of the field. */
  readonly label: string;
  readonly translations: readonly Translation[];
  readonly source: Translation | null;
  readonly readonly: boolean;
  /** Why translations with staged edits cannot be changed now. */
  readonly lockedReason: string | null;
  /** Says a step that was made to screen readers. */
  readonly onAnnounce: (text: string) => void;
}

/** The languages as rows, each with what is recognised of its translation, and how far it is. */
export const TranslationRowList = ({ translations, label, ...shared }: TranslationsProps) => (
  <div className={classes['box']}>
    <ul className={classes['rows']} aria-label={label}>
      {translations.map((translation) => (
        <TranslationRow key={translation.id} translation={translation} {...shared} />
      ))}
    </ul>
  </div>
);

interface TranslationRowProps extends Omit<TranslationsProps, 'translations' | 'label'> {
  readonly translation: Translation;
}

const TranslationRow = ({ translation, view, source, readonly, lockedReason, onAnnounce }: TranslationRowProps) => {
  const { t } = useText();
  const { kind, key, row, tag } = translation;
  const name = translation.name || t('translations_no_language');
  const isStaged = row !== null && row.state !== 'loaded';
  const reasonOf = (denial: ReturnType<typeof view.editDenied>): string | null =>
    denial === false ? (isStaged ? lockedReason : null) : t(denial);
  const editReason = reasonOf(view.editDenied(translation));
  const canCopy = !readonly && source !== null && Object.keys(view.copyable(translation)).length > 0;
  const preview = view.previewOf(translation);
  const deletes = view.list.removal === 'delete' && row?.state !== 'created' && row?.state !== 'linked';
  const copy = (): void => {
    view.copyMissing(translation);
    onAnnounce(t('translations_copied', { language: name, source: source?.name ?? '' }));
  };
  return (
    <RelatedRow
      row={row ?? { ref: { draft: String(key) }, values: {}, state: 'loaded' }}
      name={name}
      mark={row === null ? null : row.state === 'created' ? 'new' : rowMark(row, view.list, false)}
      picture={undefined}
      isNamed={false}
      problem={null}
      number={null}
      collection={view.list.collection}
      itemKey={null}
      deletes={deletes}
      actions={{
        edit: readonly || view.relation.openDrawer === undefined ? null : () => view.edit(translation),
        editReason,
        remove:
          readonly || row === null
            ? null
            : () => {
                view.remove(translation);
                onAnnounce(t('related_removed', { item: name }));
              },
        removeReason: reasonOf(view.removeDenied(translation)),
        restore: () => {
          view.restore(translation);
          onAnnounce(t('related_restored', { item: name }));
        },
        move: null,
      }}
      detail={
        <>
          <span className={classes['preview']} lang={tag ?? undefined} dir={languageDirection(tag)} title={preview}>
            {preview}
          </span>
          {kind === 'language' ? (
            <>
              <SourceChange view={view} translation={translation} />
              <TranslationProgress translation={translation} />
            </>
          ) : (
            <span className={classes['kind']}>
              {kind === 'repeated' || !view.hasHiddenLanguages
                ? t(kind === 'repeated' ? 'translations_repeated' : 'translations_unlisted')
                : null}
            </span>
          )}
        </>
      }
      tools={
        canCopy ? (
          <IconButton
            icon="content_copy"
            size="small"
            label={t('translations_copy_missing', { language: name, source: source.name })}
            disabledReason={isStaged ? lockedReason : null}
            onClick={copy}
          />
        ) : null
      }
    />
  );
};

interface SourceChangeProps {
  readonly view: TranslationsViewModel;
  readonly translation: Translation;
}

/** Says that what is translated from was changed since; nothing while that is not known. */
export const SourceChange = ({ view, translation }: SourceChangeProps) => {
  const { t } = useText();
  return view.hasChangedSource(translation) ? (
    <span className={classes['kind']} data-source-changed="">
      {t('translations_source_changed')}
    </span>
  ) : null;
};

/** How many fields are translated, of how many. */
export const TranslationProgress = ({ translation }: { readonly translation: Translation }) => {
  const { t, locale } = useText();
  const { name, filled, missing } = translation;
  const fields = filled.length + missing.length;
  const number = (count: number): string => formatNumber(count, locale.code);
  return (
    <span className={classes['progress']} data-complete={missing.length === 0 ? '' : undefined}>
      <small>{t('translations_progress', { filled: number(filled.length), fields: number(fields) })}</small>
      <Progress
        label={t('translations_progress_of', { language: name })}
        value={fields === 0 ? 1 : filled.length / fields}
      />
    </span>
  );
};
