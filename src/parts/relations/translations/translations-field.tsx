import { useContext, useMemo, useState } from 'react';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { isAdmin } from '../../../domain/permissions';
import { formatNumber } from '../../../kernel';
import { type InterfaceProps, type RelatedEditing, useService, useStream, useText, useViewModel } from '../../../kit';
import {
  Announcement,
  Button,
  ControlGroup,
  DetachedControl,
  EmptyList,
  FieldAside,
  Notice,
  Segmented,
  Select,
  SkeletonRows,
} from '../../../ui';
import { UnsupportedValue } from '../../fields/unsupported-value';
import { FormContext } from '../../item/item-form';
import { SearchBox } from '../../lists/search-box';
import { FailureNotice } from '../../page/failure-state';
import { listTarget } from '../related-list';
import { TranslationRowList } from './translation-list';
import { TranslationPair } from './translation-pair';
import { TranslationTable } from './translation-table';
import {
  type ChosenLanguages,
  languagePair,
  shownTranslations,
  type TranslationList,
  translationList,
} from './translations.rules';
import { translationsViewModel } from './translations.view-model';
import classes from './translations.module.css';

/** Languages that are shown at first, and more at each request, besides those with a translation. */
const LANGUAGES_SHOWN = 10;

/** Rows that are drawn while the languages are loading. */
const SKELETONS = 3;

/** A translations field: every language with its translation, or why there are none. */
export const TranslationsField = (props: InterfaceProps) => {
  const { field, value, relation } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const target = useMemo(() => listTarget(schema, access, field), [schema, access, field]);
  const list = useMemo(() => (typeof target === 'string' ? null : translationList(target, field)), [target, field]);
  if (list === null || !schema.fields.has(list.languages)) {
    const isHidden = target === 'hidden' || (list !== null && !isAdmin(access));
    const problem = list === null ? 'relationship_not_setup' : 'translations_no_collection';
    return (
      <div className={classes['translations']}>
        <Notice tone={isHidden ? 'neutral' : 'warning'}>{t(isHidden ? 'related_hidden' : problem)}</Notice>
        {value === null ? null : <UnsupportedValue value={value} hideNote />}
      </div>
    );
  }
  if (relation === undefined) return <UnsupportedValue value={value} hideNote />;
  return <Translations {...props} relation={relation} list={list} />;
};

interface TranslationsProps extends InterfaceProps {
  readonly relation: RelatedEditing;
  readonly list: TranslationList;
}

type View = 'list' | 'table' | 'sides';

/** The text of a step that was made, for screen readers. */
export type Announce = (text: string) => void;

const Translations = ({ field, options, readonly, relation, list }: TranslationsProps) => {
  const { t, locale, fieldName } = useText();
  const view = useViewModel(translationsViewModel, list, options, relation, locale.code, null);
  const { translations, progress, source, failure } = useStream(view.state$);
  const isSending = useStream(relation.sending$);
  const form = useContext(FormContext);
  const [shape, setShape] = useState<View>('list');
  const [chosen, setChosen] = useState<ChosenLanguages>({ source: null, target: null });
  const [isUnfinished, setUnfinished] = useState(false);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(LANGUAGES_SHOWN);
  const [event, setEvent] = useState('');
  const number = (count: number): string => formatNumber(count, locale.code);
  const name = fieldName(field);
  const all = translations ?? [];
  const { shown, hiddenCount } = shownTranslations(all, search, limit);
  const next = all.find(
    ({ kind, missing, row }) => kind === 'language' && missing.length > 0 && row?.state !== 'removed',
  );
  const sources = all.filter(({ kind, filled }) => kind === 'language' && filled.length > 0);
  const isPair = shape === 'sides' && form !== null && progress.languages > 1;
  const showAs = (next: View): void => {
    const pair = next === 'sides' ? languagePair(all, chosen) : null;
    // From now on the same ones: once a language is complete, another one is the first incomplete one.
    if (pair !== null) setChosen({ source: pair.source.id, target: pair.target.id });
    setShape(next);
  };
  const shared = {
    view,
    label: name,
    translations: shown,
    source,
    readonly,
    lockedReason: isSending ? t('related_locked') : null,
    onAnnounce: setEvent,
  };
  return (
    <>
      {translations === null || progress.languages === 0 ? null : (
        <FieldAside>
          {t('translations_begun', {
            begun: number(progress.begun),
            languages: number(progress.languages),
            filled: number(progress.filled),
            fields: number(progress.fields),
          })}
        </FieldAside>
      )}
      <ControlGroup className={classes['translations']}>
        {view.rows.readDenied === false ? null : <Notice tone="neutral">{t('related_hidden')}</Notice>}
        {view.hasHiddenLanguages ? <Notice tone="neutral">{t('translations_languages_hidden')}</Notice> : null}
        {failure === null ? null : <FailureNotice failure={failure} onRetry={() => view.retry()} />}
        {translations === null && failure === null ? (
          <div className={classes['box']}>
            <SkeletonRows count={SKELETONS} />
          </div>
        ) : null}
        {all.length === 0 ? null : (
          <DetachedControl>
            <div className={classes['bar']}>
              <Segmented<View>
                label={t('translations_view')}
                options={[
                  { value: 'list', label: t('translations_list') },
                  { value: 'table', label: t('translations_table') },
                  ...(form === null || progress.languages < 2
                    ? []
                    : [{ value: 'sides' as const, label: t('translations_sides') }]),
                ]}
                value={shape}
                onChange={showAs}
                disabled={isUnfinished}
              />
              {sources.length < 2 || isPair ? null : (
                <label className={classes['source']}>
                  <span>{t('translations_source')}</span>
                  <Select
                    size="small"
                    value={source?.id ?? ''}
                    options={sources.map(({ id, name: label }) => ({ value: id, label }))}
                    onChange={(id) => {
                      const key = sources.find((each) => each.id === id)?.key ?? null;
                      if (key !== null) view.chooseSource(key);
                    }}
                    aria-label={t('translations_source')}
                  />
                </label>
              )}
              {all.length <= LANGUAGES_SHOWN || isPair ? null : (
                <SearchBox
                  size="small"
                  className={classes['search']}
                  label={t('translations_search')}
                  value={search}
                  onChange={setSearch}
                />
              )}
            </div>
          </DetachedControl>
        )}
        {translations !== null && all.length === 0 && failure === null ? (
          <EmptyList icon="translate">{t('translations_none')}</EmptyList>
        ) : null}
        {isPair ? (
          <TranslationPair
            form={form}
            name={field.field}
            view={view}
            translations={all}
            chosen={chosen}
            onChoose={setChosen}
            onUnfinished={setUnfinished}
            readonly={readonly}
            lockedReason={shared.lockedReason}
          />
        ) : shown.length === 0 ? null : shape === 'table' ? (
          <TranslationTable {...shared} />
        ) : (
          <TranslationRowList {...shared} />
        )}
        {all.length > 0 && shown.length === 0 && !isPair ? (
          <EmptyList icon="search">{t('translations_no_match', { search })}</EmptyList>
        ) : null}
        <div className={classes['foot']}>
          {hiddenCount === 0 || isPair ? null : (
            <Button variant="ghost" size="small" onClick={() => setLimit(limit + 2 * LANGUAGES_SHOWN)}>
              {t('translations_more', { number: number(hiddenCount) })}
            </Button>
          )}
          {next === undefined || readonly || isPair || relation.openDrawer === undefined ? null : (
            <Button
              variant="ghost"
              size="small"
              icon="arrow_downward"
              disabledReason={denialText(t, view.editDenied(next))}
              onClick={() => view.edit(next, next.missing[0])}
            >
              {t('translations_next')}
            </Button>
          )}
        </div>
        <Announcement>{event}</Announcement>
      </ControlGroup>
    </>
  );
};

const denialText = (t: ReturnType<typeof useText>['t'], denial: Parameters<typeof t>[0] | false): string | null =>
  denial === false ? null : t(denial);
