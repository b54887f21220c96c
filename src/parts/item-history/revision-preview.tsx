import { useMemo } from 'react';
import type { ShownRevision } from '../../application/history';
import type { EditableField } from '../../application/item-editing';
import { isAlias } from '../../domain/schema';
import { useText } from '../../kit';
import { Notice } from '../../ui';
import { ItemFormFields } from '../item-form';
import classes from './revision-drawer.module.css';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';

interface RevisionPreviewProps {
  readonly shown: ShownRevision;
  readonly drawer: RevisionDrawerViewModel;
  readonly fields: readonly EditableField[];
}

/** The item as it was, as a form that nobody can fill in; only of fields whose values were kept. */
export const RevisionPreview = ({ shown: { state, revision }, drawer, fields }: RevisionPreviewProps) => {
  const { t } = useText();
  const kept = useMemo(
    () =>
      fields
        .filter(({ field }) => !isAlias(field) && Object.hasOwn(state, field.field))
        .map(({ field }) => ({ field, readonly: true })),
    [fields, state],
  );
  const partly = revision.data === null || revision.activity?.action === 'create';
  return (
    <div className={classes['preview']}>
      {kept.length === 0 ? (
        <p>{t('revision_not_kept')}</p>
      ) : (
        <p className={classes['told']}>{t('revision_preview_text')}</p>
      )}
      {kept.length > 0 && partly ? <Notice>{t('revision_partly_kept')}</Notice> : null}
      <ItemFormFields key={revision.id} form={drawer.preview} fields={kept} preview />
    </div>
  );
};
