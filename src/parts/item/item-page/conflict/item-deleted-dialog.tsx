import type { LatestChange } from '../../../../domain/revisions';
import { useService, useStream, useText } from '../../../../kit';
import { Button, Dialog } from '../../../../ui';
import { concurrentEditText } from '../concurrent-edit-summary.rules';
import type { ItemViewModel } from '../item.view-model';
import { useEditsText } from '../../../fields/value-display';
import { plainText } from './conflict.rules';
import { ClipboardWriter } from '../../../../application/clipboard';

interface ItemDeletedDialogProps {
  readonly view: ItemViewModel;
  /** Who has deleted it, and when; null if that is not known. */
  readonly by: LatestChange | null;
}

/** The item was deleted while it was edited: offers to create it again, or to copy the edited values. */
export const ItemDeletedDialog = ({ view, by }: ItemDeletedDialogProps) => {
  const { t, locale, fieldName } = useText();
  const clipboard = useService(ClipboardWriter);
  const editsText = useEditsText();
  const createDenied = useStream(view.copyDenied$);
  const { form, prompts } = view.item.editing;
  const cancel = (): void => prompts.answer({ kind: 'cancel' });
  const copy = (): void => {
    const { edits } = form;
    const rows = view.item.fields
      .filter(({ field }) => Object.hasOwn(edits, field.field))
      .map(({ field }) => {
        const value = edits[field.field] ?? null;
        // What was typed into related items is in the value only.
        const text = [editsText(field.collection, field.field, value), plainText(value)].filter(Boolean).join('\n');
        return [fieldName(field), text];
      });
    clipboard.copyRows(rows);
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title={t('gone_title')}
      text={
        by === null
          ? t('gone_text')
          : t('gone_text_by', concurrentEditText(view.summaryOf({ fields: [], latest: by }), t, locale.code))
      }
      actions={
        <>
          <Button variant="ghost" onClick={cancel}>
            {t('keep_editing')}
          </Button>
          <Button variant="secondary" icon="content_copy" onClick={copy} data-autofocus>
            {t('copy_my_text')}
          </Button>
          <Button
            variant="primary"
            icon="add"
            disabledReason={createDenied && t(createDenied)}
            onClick={() => prompts.answer({ kind: 'recreate' })}
          >
            {t('create_again')}
          </Button>
        </>
      }
    />
  );
};
