import { type ReactNode, useEffect, useMemo } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { DrawerRequest, RelatedPart } from '../../../application/related-editing';
import { FORM_NAMESPACES, useNamespaces, useStream, useText, useViewModel } from '../../../kit';
import { Notice } from '../../../ui';
import { FormSkeleton } from '../../item/item-form';
import { FailureNotice } from '../../page/failure-state';
import { relatedFormViewModel, RelatedPartFields } from '../related-form';
import { asReadonly, PairFields, type PairSide } from './pair-fields';
import { SourceChange, TranslationProgress } from './translation-list';
import { FillEmpty, LanguageSelect, SidesHead } from './translation-sides';
import { type ChosenLanguages, languagePair, type LanguagePair, type Translation } from './translations.rules';
import type { TranslationsViewModel } from './translations.view-model';
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
        <SourceChange view={view} translation={shown} />
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
