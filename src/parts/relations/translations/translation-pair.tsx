import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { DrawerRequest, RelatedForm, RelatedPart } from '../../../application/related-editing';
import type { EditableField } from '../../../domain/permissions';
import { isNoData } from '../../../domain/schema';
import type { RemoteData } from '../../../kernel';
import { FORM_NAMESPACES, useNamespaces, useStream, useText, useViewModel, ViewModelScope } from '../../../kit';
import { Notice, Skeleton, TextLanguageContext } from '../../../ui';
import { FormColumnContext, FormContext, FormField, FormSkeleton, ItemFormFields } from '../../item/item-form';
import { FailureNotice } from '../../page/failure-state';
import { relatedFormViewModel, RelatedPartFields } from '../related-form';
import { TranslationProgress } from './translation-list';
import { asWide, FillEmpty, LanguageSelect, Sides, SidesHead, textLanguage } from './translation-sides';
import { type ChosenLanguages, languagePair, type LanguagePair, type Translation } from './translations.rules';
import type { TranslationDenial, TranslationsViewModel } from './translations.view-model';
import classes from './translation-sides.module.css';

interface TranslationPairProps {
  /** The form of the item that is translated. */
  readonly form: ItemForm;
  /** The name of the translations field. */
  readonly name: string;
  readonly view: TranslationsViewModel;
  readonly translations: readonly Translation[];
  readonly chosen: ChosenLanguages;
  readonly onChoose: (chosen: ChosenLanguages) => void;
  /** Called when edits that are not staged yet are made, and when they are staged: until then the forms have to stay. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
  readonly readonly: boolean;
  /** Why new translations cannot be changed now. */
  readonly lockedReason: string | null;
}

/** Two languages side by side within the page, both to be chosen and edited. What is typed is an edit of the item at once. */
export const TranslationPair = (props: TranslationPairProps) => {
  useNamespaces(FORM_NAMESPACES);
  const { translations, view, chosen } = props;
  const pair = languagePair(translations, chosen);
  const source = pair === null ? null : view.requestOf(pair.source);
  const target = pair === null ? null : view.requestOf(pair.target);
  if (pair === null || source === null || target === null) return null;
  return <PairForm {...props} pair={pair} requests={{ source, target }} />;
};

interface PairSide {
  readonly translation: Translation;
  readonly related: RelatedForm;
  readonly remote: RemoteData<readonly RelatedPart[]>;
  /** Undefined until it is loaded. */
  readonly part: RelatedPart | undefined;
  readonly denial: TranslationDenial | false;
  readonly isLocked: boolean;
  readonly isUnfinished: boolean;
  /** It has edits that are not staged. */
  readonly isHeld: boolean;
}

/** The form of one of the languages, which is replaced when another one is chosen. */
const usePairSide = (
  side: keyof LanguagePair,
  translation: Translation,
  request: DrawerRequest,
  { form, name, view, readonly, lockedReason }: TranslationPairProps,
): PairSide => {
  const related = useViewModel(relatedFormViewModel, form, name, request, 'at once', side);
  const remote = useStream(related.parts$);
  const doneDenial = useStream(related.denied$);
  const isHeld = useStream(related.isChanged$);
  const denial = view.editDenied(translation);
  const state = translation.row?.state;
  const isLocked =
    readonly ||
    state === 'removed' ||
    denial !== false ||
    (lockedReason !== null && state === 'created') ||
    doneDenial === 'related_saved_meanwhile';
  const part = remote.kind === 'ready' ? remote.value[0] : undefined;
  const isUnfinished = doneDenial === 'text_unfinished';
  return { translation, related, remote, part, denial, isLocked, isUnfinished, isHeld };
};

interface PairFormProps extends TranslationPairProps {
  readonly pair: LanguagePair;
  readonly requests: { readonly source: DrawerRequest; readonly target: DrawerRequest };
}

const PairForm = ({ pair, requests, ...props }: PairFormProps) => {
  const { t } = useText();
  const { view, translations, onChoose, onUnfinished } = props;
  const source = usePairSide('source', pair.source, requests.source, props);
  const target = usePairSide('target', pair.target, requests.target, props);
  const languages = useMemo(() => translations.filter(({ kind }) => kind === 'language'), [translations]);
  const isHeld = source.isHeld || target.isHeld;
  useEffect(() => onUnfinished(isHeld), [isHeld, onUnfinished]);
  const reason =
    source.isUnfinished || target.isUnfinished ? t('text_unfinished') : isHeld ? t('related_locked') : null;
  const select = (side: keyof LanguagePair, label: string): ReactNode => {
    const other = side === 'source' ? 'target' : 'source';
    const shown = pair[side];
    // The language of the other side changes places with this one.
    const choose = ({ id }: Translation): void => {
      const opposite = id === pair[other].id ? shown.id : pair[other].id;
      onChoose(side === 'source' ? { source: id, target: opposite } : { source: opposite, target: id });
    };
    return (
      <>
        <LanguageSelect label={label} shown={shown} languages={languages} reason={reason} onChoose={choose} />
        <TranslationProgress translation={shown} />
      </>
    );
  };
  const { part } = target;
  const failed = [target, source].find(({ remote }) => remote.kind === 'failed');
  return (
    <div className={classes['sides']}>
      <SidesHead
        source={select('source', t('translations_source'))}
        target={
          <>
            {select('target', t('translations_target'))}
            {part === undefined || target.isLocked ? null : <PairFill part={part} source={pair.source} />}
          </>
        }
      />
      {failed?.remote.kind === 'failed' ? (
        <FailureNotice failure={failed.remote.failure} onRetry={() => failed.related.retry()} />
      ) : part === undefined ? (
        <FormSkeleton fields={target.related.expectedFields} />
      ) : (
        <RelatedPartFields part={part} isInPage>
          {(fields) => (
            <>
              {target.denial === false || part.denied !== false ? null : (
                <Notice tone="neutral">{t(target.denial)}</Notice>
              )}
              <PairFields
                view={view}
                source={source}
                target={target}
                part={part}
                fields={target.isLocked ? fields.map(asReadonly) : fields}
              />
            </>
          )}
        </RelatedPartFields>
      )}
    </div>
  );
};

const PairFill = ({ part, source }: { readonly part: RelatedPart; readonly source: Translation }) => (
  <FillEmpty part={part} fields={useStream(part.fields$)} source={source} />
);

interface PairFieldsProps {
  readonly view: TranslationsViewModel;
  readonly source: PairSide;
  readonly target: PairSide;
  /** The translation of the second side, and its fields. */
  readonly part: RelatedPart;
  readonly fields: readonly EditableField[];
}

/** The fields of both languages, line by line. */
const PairFields = ({ view, source, target, part, fields }: PairFieldsProps) => {
  const { translation, part: first, isLocked } = source;
  const renderSource = useCallback(
    ({ field }: EditableField, copy: ReactNode): ReactNode => {
      if (isNoData(field)) return null;
      if (first === undefined) return <Skeleton height="40px" />;
      const { id, name, tag } = translation;
      return (
        <SourceField
          key={id}
          part={first}
          name={field.field}
          language={name}
          tag={tag}
          copy={copy}
          isLocked={isLocked}
        />
      );
    },
    [first, translation, isLocked],
  );
  return (
    <Sides
      view={view}
      part={part}
      fields={fields}
      source={translation}
      target={target.translation}
      label={target.translation.name}
      renderSource={renderSource}
    >
      {(wide) => <ItemFormFields key={target.translation.id} form={part.form} fields={wide} />}
    </Sides>
  );
};

interface SourceFieldProps {
  readonly part: RelatedPart;
  readonly name: string;
  readonly language: string;
  readonly tag: string | null;
  readonly copy: ReactNode;
  readonly isLocked: boolean;
}

/** A field of the first language, which is edited as well. */
const SourceField = ({ part, name, language, tag, copy, isLocked }: SourceFieldProps) => {
  const fields = useStream(part.fields$);
  const entry = useMemo(() => {
    const found = fields.find(({ field }) => field.field === name);
    return found && asWide(isLocked ? asReadonly(found) : found);
  }, [fields, name, isLocked]);
  const text = useMemo(() => textLanguage(tag), [tag]);
  const column = useMemo(() => ({ label: language, aside: copy }), [language, copy]);
  if (entry === undefined) return null;
  return (
    <div data-beside="">
      <ViewModelScope name="beside">
        <TextLanguageContext value={text}>
          <FormColumnContext value={column}>
            <FormContext value={part.form}>
              <FormField form={part.form} entry={entry} />
            </FormContext>
          </FormColumnContext>
        </TextLanguageContext>
      </ViewModelScope>
    </div>
  );
};

const asReadonly = (entry: EditableField): EditableField => ({ ...entry, readonly: true });
