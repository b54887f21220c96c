import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../application/browse';
import { keyOf, type PrimaryKey } from '../../domain/items';
import { activityId } from '../../domain/revisions';
import { valueOf } from '../../kernel';
import { useNamespaces, usePageTitle, useStream, useText } from '../../kit';
import { useStepKeys } from '../../parts/item/item-history';
import { Button, Drawer, IconButton } from '../../ui';
import { ActivityDetails, MissingEntry } from './activity-details';
import classes from './activity-entry.module.css';
import { activityPath, adjacentKeys, shortcutFromUrl } from './shortcuts';

/** /activity/{id}: a drawer over the list, with buttons and keys to the adjacent entries of its page. */
export const ActivityEntryPage = () => {
  useNamespaces(['activity', 'item']);
  const { t } = useText();
  const { primaryKey = '' } = useParams();
  const shortcut = shortcutFromUrl(useSearchParams()[0]);
  const navigate = useNavigate();
  const session = useOutletContext<ListSession>();
  const items = valueOf(useStream(session.list.items$)) ?? [];
  const id = activityId(primaryKey);
  const keys = items.map((item) => keyOf(item, session.primaryKey ?? ''));
  const { previous, next } = adjacentKeys<PrimaryKey | null>(keys, id);
  usePageTitle(t('activity_item'));
  const close = (): void => void navigate(activityPath(shortcut));
  const open = (key: PrimaryKey | null): void => {
    if (key !== null) void navigate(activityPath(shortcut, key), { replace: true });
  };
  useStepKeys((by) => open(by === 1 ? previous : next));
  return (
    <Drawer
      open
      onClose={close}
      closeLabel={t('close')}
      title={t('activity_item')}
      wide
      focusesTitle
      foot={
        <>
          <span className={classes['steps']}>
            <IconButton
              icon="expand_less"
              label={t('activity_previous')}
              disabledReason={previous === null && t('activity_is_first')}
              onClick={() => open(previous)}
            />
            <IconButton
              icon="expand_more"
              label={t('activity_next')}
              disabledReason={next === null && t('activity_is_last')}
              onClick={() => open(next)}
            />
          </span>
          <Button variant="primary" icon="check" onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      {id === null ? <MissingEntry /> : <ActivityDetails key={id} id={id} />}
    </Drawer>
  );
};
