import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { RelatedPart } from '../../../application/related-editing';
import { SchemaStore } from '../../../application/data-model';
import { type PrimaryKey, type StagedChange, toManyOf, valueIn } from '../../../domain/items';
import type { EditableField } from '../../../domain/permissions';
import { relationIndexOf } from '../../../domain/relations';
import type { Field } from '../../../domain/schema';
import { useService, useStream, useText, useViewModel } from '../../../kit';
import {
  Button,
  Dialog,
  IconButton,
  Notice,
  Select,
  Skeleton,
  type TextLanguage,
  TextLanguageContext,
} from '../../../ui';
import { ValueDisplay } from '../../fields/value-display';
import { FormColumnContext } from '../../item/item-form';
import { FailureNotice } from '../../page/failure-state';
import {
  isFilled,
  languageDirection,
  rowLanguage,
  tagOf,
  type Translation,
  translationList,
  type TranslationList,
} from './translations.rules';
import { translationsViewModel, type TranslationsViewModel } from './translations.view-model';
import classes from './translation-sides.module.css';

const NO_OPTIONS = {};

interface TranslationSidesProps {
  /** The form of the item that is translated. */
  readonly form: ItemForm;
  /** The translations field of that item. */
  readonly field: Field;
  /** The translation. */
  readonly part: RelatedPart;
  /** The key of the language to translate from. */
  readonly source: PrimaryKey | undefined;
  /** The fields of the translation. */
  readonly fields: readonly EditableField[];
  /** Renders the fields, each in the full width. */
  readonly children: (fields: readonly EditableField[]) => ReactNode;
}

/**
 * The fields of a translation, with the same fields in another language beside them. Controls have the language and the
 * direction of the translation.
 */
export const TranslationSides = (props: TranslationSidesProps) => {
  const { form, field, fields, children } = props;
  const schema = useStream(useService(SchemaStore).schema$);
  const list = useMemo(
    () => translationList(toManyOf(schema, relationIndexOf(schema), field.collection, field.field), field),
    [schema, field],
  );
  const relation = useMemo(
    () => ({
      place$: form.place$,
      staged$: form.staged$(field.field),
      stage: (...changes: readonly StagedChange[]) => form.stage(field.field, ...changes),
    }),
    [form, field],
  );
  if (list === null) return children(fields);
  return <DrawerSides {...props} list={list} relation={relation} />;
};

interface DrawerSidesProps extends TranslationSidesProps {
  readonly list: TranslationList;
  readonly relation: Parameters<ReturnType<typeof translationsViewModel>>[2];
}

/** A translation in a drawer, with the language to translate from. */
const DrawerSides = ({ field, part, source: chosen, fields, list, relation, children }: DrawerSidesProps) => {
  const { t, locale } = useText();
  const options = field.meta?.options ?? NO_OPTIONS;
  const view = useViewModel(translationsViewModel, list, options, relation, locale.code, chosen ?? null);
  const { translations, source, failure } = useStream(view.state$);
  const key = rowLanguage(list, view.rows.languageKey, part.form.values);
  const target = translations?.find((each) => each.kind === 'language' && String(each.key) === String(key)) ?? null;
  const tag = target?.tag ?? tagOf(key);
  // Nothing is translated from itself.
  const others = useMemo(
    () => (translations ?? []).filter((each) => each.kind === 'language' && each.key !== target?.key),
    [translations, target],
  );
  const sources = useMemo(() => others.filter((each) => each.filled.length > 0), [others]);
  const shown = useMemo(
    () => others.find((each) => source !== null && each.key === source.key) ?? sources[0] ?? null,
    [others, sources, source],
  );
  const name = target?.name ?? String(key ?? t('translations_no_language'));
  return (
    <div className={classes['sides']}>
      {failure === null ? null : <FailureNotice failure={failure} />}
      {view.rows.languagesDenied === false ? null : (
        <Notice tone="neutral">{t('translations_languages_hidden')}</Notice>
      )}
      {shown === null ? null : (
        <SidesHead
          source={
            <LanguageSelect
              label={t('translations_source')}
              shown={shown}
              languages={sources}
              onChoose={(next) => {
                if (next.key !== null) view.chooseSource(next.key);
              }}
            />
          }
          target={
            <>
              <bdi lang={tag ?? undefined}>{name}</bdi>
              <FillEmpty part={part} fields={fields} source={shown} />
            </>
          }
        />
      )}
      <Sides view={view} part={part} fields={fields} source={shown} target={{ name, tag }}>
        {children}
      </Sides>
    </div>
  );
};

interface LanguageSelectProps {
  readonly label: string;
  readonly shown: Translation;
  readonly languages: readonly Translation[];
  /** Why another one cannot be chosen now. */
  readonly reason?: string | null | undefined;
  readonly onChoose: (language: Translation) => void;
}

/** One of the two languages. */
export const LanguageSelect = ({ label, shown, languages, reason = null, onChoose }: LanguageSelectProps) => (
  <label className={classes['language']} title={reason ?? undefined}>
    <span>{label}</span>
    <Select
      size="small"
      value={shown.id}
      options={languages.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={reason !== null}
      onChange={(id) => {
        const next = languages.find((each) => each.id === id);
        if (next !== undefined) onChoose(next);
      }}
      aria-label={label}
    />
  </label>
);

interface SidesProps {
  readonly view: TranslationsViewModel;
  /** The translation on the second side. */
  readonly part: RelatedPart;
  readonly fields: readonly EditableField[];
  /** The language to translate from; null while there is none. */
  readonly source: Translation | null;
  readonly target: Pick<Translation, 'name' | 'tag'>;
  /** Renders a field of the first side, with the button that copies it; by default its value. */
  readonly renderSource?: ((entry: EditableField, copy: ReactNode) => ReactNode) | undefined;
  /** Part of the labels of the second side. */
  readonly label?: string;
  readonly children: (fields: readonly EditableField[]) => ReactNode;
}

/** The fields, each in the full width. */
export const asWide = (entry: EditableField): EditableField =>
  entry.field.meta === null
    ? entry
    : { ...entry, field: { ...entry.field, meta: { ...entry.field.meta, width: 'fill' } } };

/** Two languages side by side, field by field: the one to translate from, and the controls of the other. */
export const Sides = ({ view, part, fields, source, target, renderSource, label, children }: SidesProps) => {
  const { t, fieldName } = useText();
  const [replacing, setReplacing] = useState<EditableField | null>(null);
  const sourceValue = useCallback((name: string) => valueIn(source?.row?.values ?? {}, name), [source]);
  const take = useCallback(
    ({ field: { field: name } }: EditableField): void => part.form.change(name, sourceValue(name)),
    [part, sourceValue],
  );
  const copy = useCallback(
    (entry: EditableField): void => {
      if (isFilled(valueIn(part.form.values, entry.field.field))) setReplacing(entry);
      else take(entry);
    },
    [part, take],
  );
  const translated = useMemo(() => new Set(view.fields.map((each) => each.field)), [view]);
  const wide = useMemo(() => fields.map(asWide), [fields]);
  const { name: targetName, tag } = target;
  const language = useMemo(() => textLanguage(tag), [tag]);
  const renderBeside = useCallback(
    (name: string): ReactNode => {
      const entry = fields.find((each) => each.field.field === name);
      if (entry === undefined || source === null) return null;
      const button =
        entry.readonly || !source.filled.includes(name) ? null : (
          <span className={classes['copy']}>
            <IconButton
              icon="content_copy"
              size="small"
              label={t('translations_copy_field', {
                field: fieldName(entry.field),
                source: source.name,
              })}
              onClick={() => copy(entry)}
            />
          </span>
        );
      if (renderSource !== undefined) return renderSource(entry, button);
      return translated.has(name) ? <SourceValue entry={entry} source={source} copy={button} /> : null;
    },
    [fields, source, translated, copy, renderSource, t, fieldName],
  );
  const column = useMemo(() => (source === null ? null : { label, renderBeside }), [source, label, renderBeside]);
  const replacedName = replacing === null ? '' : fieldName(replacing.field);
  return (
    <>
      <TextLanguageContext value={language}>
        <FormColumnContext value={column}>{children(wide)}</FormColumnContext>
      </TextLanguageContext>
      <Dialog
        open={replacing !== null}
        onClose={() => setReplacing(null)}
        title={t('translations_replace_title')}
        text={t('translations_replace_text', {
          field: replacedName,
          language: targetName,
          source: source?.name ?? '',
        })}
        actions={
          <>
            <Button variant="ghost" onClick={() => setReplacing(null)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (replacing !== null) take(replacing);
                setReplacing(null);
              }}
            >
              {t('translations_replace')}
            </Button>
          </>
        }
      />
    </>
  );
};

interface FillEmptyProps {
  readonly part: RelatedPart;
  readonly fields: readonly EditableField[];
  readonly source: Translation;
}

/** Copies into the empty fields of a translation what the source has for them. */
export const FillEmpty = ({ part, fields, source }: FillEmptyProps) => {
  const { t } = useText();
  const values = useStream(part.form.values$);
  const empty = fields
    .filter((entry) => !entry.readonly)
    .map(({ field }) => field.field)
    .filter((name) => source.filled.includes(name) && !isFilled(valueIn(values, name)));
  if (empty.length === 0) return null;
  const fill = (): void => {
    for (const name of empty) part.form.change(name, valueIn(source.row?.values ?? {}, name));
  };
  return (
    <Button size="small" variant="ghost" icon="content_copy" onClick={fill}>
      {t('translations_fill_empty')}
    </Button>
  );
};

export const textLanguage = (tag: string | null): TextLanguage => ({
  lang: tag ?? undefined,
  dir: languageDirection(tag),
});

interface SidesHeadProps {
  readonly source: ReactNode;
  readonly target: ReactNode;
}

/** The languages of the two sides. */
export const SidesHead = ({ source, target }: SidesHeadProps) => (
  <div className={classes['head']}>
    <div className={classes['source']}>{source}</div>
    <div className={classes['target']}>{target}</div>
  </div>
);

interface SourceValueProps {
  readonly entry: EditableField;
  readonly source: Translation;
  readonly copy: ReactNode;
}

/** The value to translate, which cannot be edited here. */
const SourceValue = ({ entry, source, copy }: SourceValueProps) => {
  const { t, localizeField, fieldName } = useText();
  const field = localizeField(entry.field);
  const value = valueIn(source.row?.values ?? {}, field.field);
  const name = fieldName(field);
  const isText = typeof value === 'string' && (field.type === 'string' || field.type === 'text');
  return (
    <div className={classes['value']} role="group" aria-label={`${name}, ${source.name}`}>
      <div className={classes['label']}>
        <span>
          <bdi>{name}</bdi>
          <small>
            <bdi>{source.name}</bdi>
          </small>
        </span>
        {copy}
      </div>
      {!isFilled(value) ? (
        <p className={classes['none']}>{t('translations_empty_source')}</p>
      ) : (
        <div className={classes['text']} lang={source.tag ?? undefined} dir={languageDirection(source.tag)}>
          {isText ? (
            value
          ) : (
            <Suspense fallback={<Skeleton height="12px" width="60%" />}>
              <ValueDisplay field={field} value={value} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
};
