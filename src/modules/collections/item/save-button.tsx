import { metaKey, useDeferredStream, useStream, useText } from '../../../kit';
import { SplitButton } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

interface SaveButtonProps {
  readonly view: ItemViewModel;
  readonly onCopy: () => void;
}

/** Save, with the other ways to save and discard in its menu, each with the reason while it is disabled. */
export const SaveButton = ({ view, onCopy }: SaveButtonProps) => {
  const { t } = useText();
  const disabled = useDeferredStream(view.save.denied$);
  const discardDisabled = useDeferredStream(view.discard.denied$);
  const copyDisabled = useStream(view.copyDenied$);
  const busy = useStream(view.editing.busy$);
  const { kind } = useStream(view.editing.target$);
  const reason = disabled === false || disabled === 'saving' ? undefined : t(disabled);
  return (
    <SplitButton
      label={t('save')}
      icon="check"
      busy={busy}
      disabledReason={reason}
      onClick={() => view.save.execute('leave')}
      menuLabel={t('more_saves')}
      entries={[
        {
          key: 'stay',
          label: t('save_and_stay'),
          icon: 'check',
          shortcut: `${metaKey()} S`,
          disabledReason: reason,
          onSelect: () => view.save.execute('stay'),
        },
        ...(kind === 'singleton'
          ? []
          : [
              {
                key: 'new',
                label: t('save_and_create_new'),
                icon: 'add',
                shortcut: `${metaKey()} ⇧ S`,
                disabledReason: reason,
                onSelect: () => view.save.execute('new'),
              },
            ]),
        ...(kind === 'existing'
          ? [
              {
                key: 'copy',
                label: t('save_as_copy'),
                icon: 'content_copy',
                disabledReason: copyDisabled && t(copyDisabled),
                onSelect: onCopy,
              },
            ]
          : []),
        {
          key: 'discard',
          label: t('discard_changes'),
          icon: 'undo',
          separated: true,
          disabledReason: discardDisabled && t(discardDisabled),
          onSelect: () => view.discard.execute(),
        },
      ]}
    />
  );
};
