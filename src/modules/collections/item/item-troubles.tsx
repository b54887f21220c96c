import { useStream, useText } from '../../../kit';
import { FormErrors } from '../../../parts/item-form';
import { FailureNotice } from '../../../parts/failure-state';
import { Notice } from '../../../ui';
import { DoubtNotice } from './doubt-notice';
import type { ItemViewModel } from './item.view-model';

/** All that keeps an item from being saved, above its form. */
export const ItemTroubles = ({ view }: { readonly view: ItemViewModel }) => {
  const { t } = useText();
  const { editing } = view;
  const problem = useStream(editing.problem$);
  const doubt = useStream(editing.doubt$);
  const denied = useStream(view.save.denied$);
  const fields = useStream(view.fields$);
  const locked = !editing.isNew && (denied === 'not_allowed' || denied === 'item_not_covered');
  return (
    <>
      {locked ? (
        <Notice tone="neutral" title={t('item_locked')}>
          {t(denied)}
        </Notice>
      ) : null}
      {doubt !== null ? (
        <DoubtNotice view={view} doubt={doubt} problem={problem} />
      ) : problem === null ? null : (
        <FailureNotice failure={problem} />
      )}
      <FormErrors form={editing.form} fields={fields} />
    </>
  );
};
