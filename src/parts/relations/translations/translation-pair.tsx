import { useEffect, useMemo, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { DrawerRequest } from '../../../application/related-editing';
import { rowId } from '../../../domain/items';
import type { EditableField } from '../../../domain/permissions';
import { FORM_NAMESPACES, useNamespaces, useStream, useText, useViewModel } from '../../../kit';
import { Notice } from '../../../ui';
import { FormSkeleton, ItemFormFields } from '../../item/item-form';
import { FailureNotice } from '../../page/failure-state';
import { relatedFormViewModel, RelatedPartFields } from '../related-form';
import { TranslationProgress } from './translation-list';
import { LanguageSelect, Sides } from './translation-sides';
import { type ChosenLanguages, languagePair, type LanguagePair, type Translation } from './translations.rules';
import type { TranslationsViewModel } from './translations.view-model';

interface TranslationPairProps {
  /** The form of the item that is translated. */
  readonly form: ItemForm;
  /** The name of the translations field. */
  readonly name: string;
  readonly view: TranslationsViewModel;
  readonly translations: readonly Translation[];
  readonly chosen: ChosenLanguages;
  readonly onChoose: (chosen: ChosenLanguages) => void;
  /** Called when a text that is no valid value is typed, and when it is completed: until then the form has to stay. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
  readonly readonly: boolean;
  /** Why new translations cannot be changed now. */
  readonly lockedReason: string | null;
}

/** Two languages side by side within the page, both to be chosen. What is typed is an edit of the item at once. */
export const TranslationPair = (props: TranslationPairProps) => {
  useNamespaces(FORM_NAMESPACES);
  const { translations, view, chosen, onChoose } = props;
  const pair = languagePair(translations, chosen);
  const request = pair === null ? null : view.requestOf(pair.target);
  if (pair === null || request === null) return null;
  const { source, target } = pair;
  const row = request.kind === 'row' ? request.row : { draft: request.kind === 'new-row' ? (request.draft ?? '') : '' };
  return (
    <PairForm
      key={`${target.id} ${rowId(row)}`}
      {...props}
      pair={pair}
      request={request}
      onSource={({ id }) => onChoose({ source: id, target: id === target.id ? source.id : target.id })}
      onTarget={({ id }) => onChoose({ target: id, source: id === source.id ? target.id : source.id })}
    />
  );
};

interface PairFormProps extends TranslationPairProps {
  readonly pair: LanguagePair;
  readonly request: DrawerRequest;
  readonly onSource: (language: Translation) => void;
  readonly onTarget: (language: Translation) => void;
}

const PairForm = ({
  form,
  name,
  pair,
  request,
  lockedReason,
  onSource,
  onTarget,
  onUnfinished,
  ...props
}: PairFormProps) => {
  const { t } = useText();
  const { view, translations, readonly } = props;
  const { source, target } = pair;
  // Staged by its first edit, a new translation stays in the form that it was started in.
  const [opened] = useState(request);
  const related = useViewModel(relatedFormViewModel, form, name, opened, 'at once');
  const remote = useStream(related.parts$);
  const denial = useStream(related.denied$);
  const languages = useMemo(() => translations.filter(({ kind }) => kind === 'language'), [translations]);
  const unfinished = denial === 'text_unfinished' ? t(denial) : null;
  useEffect(() => onUnfinished(denial === 'text_unfinished'), [denial, onUnfinished]);
  const editDenial = view.editDenied(target);
  const isRemoved = target.row?.state === 'removed';
  const isLocked =
    readonly ||
    isRemoved ||
    editDenial !== false ||
    (lockedReason !== null && target.row?.state === 'created') ||
    denial === 'related_saved_meanwhile';
  if (remote.kind === 'failed') return <FailureNotice failure={remote.failure} onRetry={() => related.retry()} />;
  const part = remote.kind === 'ready' ? remote.value[0] : undefined;
  if (part === undefined) return <FormSkeleton fields={related.expectedFields} />;
  return (
    <RelatedPartFields part={part}>
      {(fields) => (
        <>
          {editDenial === false || part.denied !== false ? null : <Notice tone="neutral">{t(editDenial)}</Notice>}
          <Sides
            view={view}
            part={part}
            fields={isLocked ? fields.map(asReadonly) : fields}
            source={source}
            sourceChoice={
              <>
                <LanguageSelect
                  label={t('translations_source')}
                  shown={source}
                  languages={languages}
                  reason={unfinished}
                  onChoose={onSource}
                />
                <TranslationProgress translation={source} />
              </>
            }
            target={target}
            targetChoice={
              <>
                <LanguageSelect
                  label={t('translations_target')}
                  shown={target}
                  languages={languages}
                  reason={unfinished}
                  onChoose={onTarget}
                />
                <TranslationProgress translation={target} />
              </>
            }
          >
            {(shown) => <ItemFormFields form={part.form} fields={shown} />}
          </Sides>
        </>
      )}
    </RelatedPartFields>
  );
};

const asReadonly = (entry: EditableField): EditableField => ({ ...entry, readonly: true });
