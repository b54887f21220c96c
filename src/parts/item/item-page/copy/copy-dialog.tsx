import { useSubscription, useStream, useText, useViewModel } from '../../../../kit';
import { FailureNotice, FailureState } from '../../../page/failure-state';
import { ItemFormFields } from '../../item-form';
import { Button, Dialog, Skeleton } from '../../../../ui';
import classes from './copy-dialog.module.css';
import { copyViewModel } from './copy.view-model';
import type { CopyDialogProps } from './copy-dialog-props';
import { CopyRelation } from './copy-relation';

const REASONS = { unique: 'copy_fill_in_unique', required: 'copy_fill_in_required' } as const;

/** Previews a copy and creates it; each relation is copied, linked or left out. */
export const CopyDialog = ({ editing, onClose, onCopied }: CopyDialogProps) => {
  const { t, locale, fieldName } = useText();
  const { copy, preview$ } = useViewModel(copyViewModel, editing);
  const source = useStream(copy.source$);
  const preview = useStream(preview$);
  const fields = useStream(copy.fields$);
  const reasons = useStream(copy.fillReasons$);
  const failure = useStream(copy.otherFailure$);
  const isUncertain = useStream(copy.isUncertain$);
  const busy = useStream(copy.busy$);
  const disabled = useStream(copy.denied$);
  useSubscription(copy.done$, onCopied);
  const leftOut = preview?.omitted.map((field) => fieldName(field)) ?? [];
  const waits = disabled === false || disabled === 'loading';
  return (
    <Dialog
      open
      wide
      onClose={busy ? undefined : onClose}
      title={t('copy_title')}
      text={t('copy_text')}
      actions={
        <>
          <span className={classes['total']} role="status">
            {preview === null
              ? null
              : preview.createdCount === 0
                ? t('copy_total_alone')
                : t('copy_total', { number: preview.createdCount })}
          </span>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            icon="content_copy"
            busy={busy}
            disabledReason={waits ? undefined : t(disabled)}
            onClick={() => copy.execute()}
          >
            {t('copy_create')}
          </Button>
        </>
      }
    >
      {source.kind === 'failed' ? (
        <FailureState title={t('copy_failed')} failure={source.failure} onRetry={() => copy.reload()} />
      ) : preview === null ? (
        <div aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="120px" />
        </div>
      ) : (
        <div className={classes['parts']}>
          {failure === null ? null : <FailureNotice failure={failure} />}
          {isUncertain ? <p className={classes['advice']}>{t('copy_maybe')}</p> : null}
          {fields.length === 0 ? null : (
            <section className={classes['part']}>
              <h2 className={classes['heading']}>{t('copy_to_fill_in')}</h2>
              {reasons.map((reason) => (
                <p key={reason} className={classes['advice']}>
                  {t(REASONS[reason])}
                </p>
              ))}
              <ItemFormFields form={copy.form} fields={fields} />
            </section>
          )}
          {preview.relations.length === 0 ? null : (
            <section className={classes['part']}>
              <h2 className={classes['heading']}>{t('copy_relations')}</h2>
              <ul className={classes['relations']}>
                {preview.relations.map((relation) => (
                  <CopyRelation
                    key={relation.field.field}
                    relation={relation}
                    onChoose={(choice) => copy.setMode(relation.field.field, choice)}
                    onTake={(position, isTaken) => copy.takeRow(relation.field.field, position, isTaken)}
                  />
                ))}
              </ul>
            </section>
          )}
          {leftOut.length === 0 ? null : (
            <p className={classes['advice']}>
              {t('copy_left_out', { fields: new Intl.ListFormat(locale.code).format(leftOut) })}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};
