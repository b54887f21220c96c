import { useMemo } from 'react';
import { type PageAction, useAction, useText } from '../../../kit';
import { ActionButton } from '../../../parts/page/action-button';
import { EmptyState } from '../../../ui';
import { emptyTitle, type LibraryPlace } from './places';

interface EmptyPlaceProps {
  readonly place: LibraryPlace;
  readonly upload: PageAction;
}

/** Instead of the files of a place that has none. */
export const EmptyPlace = ({ place, upload }: EmptyPlaceProps) => {
  const { t } = useText();
  // Named otherwise than the button of the header, which does the same.
  const action = useAction(useMemo(() => ({ ...upload, label: 'add_files' }), [upload]));
  const { key, parameters } = emptyTitle(place);
  return (
    <EmptyState
      kind="empty"
      title={t(key, parameters)}
      text={action.disabledReason ?? t('no_files_text')}
      actions={<ActionButton action={action} variant="secondary" />}
    />
  );
};
