import { type ReactNode, useCallback, useMemo } from 'react';
import type { RelatedForm, RelatedPart } from '../../../application/related-editing';
import type { EditableField } from '../../../domain/permissions';
import { isNoData } from '../../../domain/schema';
import type { RemoteData } from '../../../kernel';
import { useStream, ViewModelScope } from '../../../kit';
import { Skeleton, TextLanguageContext } from '../../../ui';
import { FormColumnContext, FormContext, FormField, ItemFormFields } from '../../item/item-form';
import { asWide, Sides, textLanguage } from './translation-sides';
import type { Translation } from './translations.rules';
import type { TranslationDenial, TranslationsViewModel } from './translations.view-model';

/** One of two languages, with its form. */
export interface PairSide {
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

interface PairFieldsProps {
  readonly view: TranslationsViewModel;
  readonly source: PairSide;
  readonly target: PairSide;
  /** The translation of the second side, and its fields. */
  readonly part: RelatedPart;
  readonly fields: readonly EditableField[];
}

/** The fields of both languages, line by line. */
export const PairFields = ({ view, source, target, part, fields }: PairFieldsProps) => {
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

export const asReadonly = (entry: EditableField): EditableField => ({ ...entry, readonly: true });
