import type { UncertainWrite } from '../../../application/item-editing';
import type { Failure } from '../../../kernel';
import { type CollectionPaths, failureDetails, failureTitle, useService, useStream, useText } from '../../../kit';
import { SchemaStore } from '../../../application/data-model';
import { createsRelated } from '../../../domain/items';
import { fieldOf } from '../../../domain/schema';
import { FailureNotice } from '../../page/failure-state';
import { FormErrors } from '../item-form';
import { Button, Notice } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

interface UncertainWriteNoticeProps {
  readonly view: ItemViewModel;
  readonly paths: CollectionPaths;
  readonly write: UncertainWrite;
  /** Why the answer is missing; null after a verification. */
  readonly failure: Failure | null;
}

const TEXTS = { create: 'doubt_create', update: 'doubt_update', delete: 'doubt_delete' } as const;

/**
 * Explains an update whose values cannot be compared. The edits stay in the form, to be saved
 * again; if that may create related items twice, only at the user's request.
 */
const UnverifiedUpdateNotice = ({ view, write }: Pick<UncertainWriteNoticeProps, 'view' | 'write'>) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const { editing, save } = view.item;
  const relations = editing.form.relations();
  const creates = createsRelated(relations, write.sent);
  const names = Object.entries(write.sent)
    .filter(([name, value]) => !creates || createsRelated(relations, { [name]: value }))
    .map(([name]) => {
      const field = fieldOf(schema, editing.target.collection, name);
      return field === null ? name : fieldName(field);
    });
  const isProbable = write.state === 'probable';
  const saveAgain = (): void => {
    editing.dismissUncertainWrite();
    save.execute('stay');
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t(isProbable ? 'doubt_probable' : 'doubt_unverifiable')}
      actions={
        <>
          <Button variant="secondary" onClick={() => editing.acceptWrite()}>
            {t('treat_as_saved')}
          </Button>
          {creates ? (
            <Button variant="ghost" onClick={saveAgain}>
              {t('save_once_more')}
            </Button>
          ) : null}
        </>
      }
    >
      {t(creates ? 'doubt_related_text' : 'doubt_not_comparable_text', {
        fields: new Intl.ListFormat(locale.code).format(names),
      })}
    </Notice>
  );
};

/** Explains a write whose outcome is unknown, and offers to verify it. */
const UncertainWriteNotice = ({ view, paths, write, failure }: UncertainWriteNoticeProps) => {
  const { t } = useText();
  const busy = useStream(view.item.editing.busy$);
  const details = failure === null ? null : failureDetails(failure);
  const verifyButton = (
    <Button variant="secondary" icon="search" busy={busy} onClick={() => view.item.check.execute()}>
      {t('check_server')}
    </Button>
  );
  const another = (
    <Button variant="ghost" onClick={() => view.createAnother()}>
      {t('create_another')}
    </Button>
  );
  switch (write.state) {
    case 'open': {
      const message = failure === null ? null : failureTitle(failure);
      return (
        <Notice
          tone="danger"
          role="alert"
          title={message === null ? t('error_no_answer') : t(message.key, message.parameters)}
          actions={verifyButton}
        >
          <p>{t(TEXTS[write.operation])}</p>
          {details === null ? null : (
            <p>
              <small>{details}</small>
            </p>
          )}
        </Notice>
      );
    }
    case 'not-applied':
      return (
        <Notice tone="warning" role="alert" title={t('not_arrived')}>
          {t(write.operation === 'delete' ? 'not_deleted_text' : 'not_arrived_text')}
        </Notice>
      );
    case 'found':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t('doubt_found')}
          actions={
            <>
              <Button variant="secondary" href={paths.item(write.foundKey ?? '')}>
                {t('open_that_item')}
              </Button>
              {another}
            </>
          }
        >
          {t('doubt_found_text', { key: write.foundKey ?? '' })}
        </Notice>
      );
    case 'probable':
    case 'unverifiable':
      return <UnverifiedUpdateNotice view={view} write={write} />;
    case 'unsearchable':
      return (
        <Notice tone="warning" role="alert" title={t('doubt_unsearchable')} actions={another}>
          {t('doubt_unsearchable_text')}
        </Notice>
      );
  }
};

/** Everything that keeps the item from being saved, above its form. */
export const ItemAlerts = ({ view, paths }: Pick<UncertainWriteNoticeProps, 'view' | 'paths'>) => {
  const { t } = useText();
  const { editing } = view.item;
  const failure = useStream(editing.failure$);
  const write = useStream(editing.uncertainWrite$);
  const denied = useStream(view.item.save.denied$);
  const fields = useStream(view.fields$);
  const locked = !editing.isNew && (denied === 'not_allowed' || denied === 'item_not_covered');
  return (
    <>
      {locked ? (
        <Notice tone="neutral" title={t('item_locked')}>
          {t(denied)}
        </Notice>
      ) : null}
      {write !== null ? (
        <UncertainWriteNotice view={view} paths={paths} write={write} failure={failure} />
      ) : failure === null ? null : (
        <FailureNotice failure={failure} />
      )}
      <FormErrors form={editing.form} fields={fields} />
    </>
  );
};
