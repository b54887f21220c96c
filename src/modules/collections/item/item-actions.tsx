import { useState } from 'react';
import { metaKey, useStream, useText } from '../../../kit';
import { Button, Dialog, IconButton, SplitButton } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

interface ItemActionsProps {
  readonly view: ItemViewModel;
  /** The collection's name for people. */
  readonly collection: string;
}

/** Delete and the saves, each with its reason while it cannot be used. */
export const ItemActions = ({ view, collection }: ItemActionsProps) => {
  const { t } = useText();
  const saveDisabled = useStream(view.save.disabled$);
  const deleteDisabled = useStream(view.remove.disabled$);
  const busy = useStream(view.editing.busy$);
  const [asking, ask] = useState(false);
  const several = view.target.kind !== 'singleton';
  const reason = saveDisabled === false || saveDisabled === 'saving' ? undefined : t(saveDisabled);
  return (
    <>
      {view.target.kind === 'existing' ? (
        <IconButton
          icon="delete"
          variant="danger"
          label={t('delete_item')}
          disabledReason={deleteDisabled && t(deleteDisabled)}
          onClick={() => ask(true)}
        />
      ) : null}
      <SplitButton
        label={t('save')}
        icon="check"
        busy={busy}
        disabledReason={reason}
        onClick={() => view.save.execute('leave')}
        menuLabel={t('more_saves')}
        entries={[
          { key: 'stay', label: t('save_and_stay'), icon: 'check', shortcut: `${metaKey()} S`, onSelect: () => view.save.execute('stay') },
          ...(several
            ? [{ key: 'new', label: t('save_and_create_new'), icon: 'add', shortcut: `${metaKey()} ⇧ S`, onSelect: () => view.save.execute('new') }]
            : []),
        ].map((entry) => ({ ...entry, disabledReason: reason }))}
      />
      <Dialog
        open={asking}
        danger
        onClose={() => ask(false)}
        title={t('delete_item_question')}
        text={t('delete_item_text', { collection })}
        actions={
          <>
            <Button variant="ghost" onClick={() => ask(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button
              variant="danger-fill"
              icon="delete"
              onClick={() => {
                ask(false);
                view.remove.execute();
              }}
            >
              {t('delete')}
            </Button>
          </>
        }
      />
    </>
  );
};
