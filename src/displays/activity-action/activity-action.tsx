import { titleCase } from '../../domain/schema';
import { lineText } from '../../domain/values';
import { type DisplayProps, type TextKey, useText } from '../../kit';
import { Tag, type TagProps } from '../../ui';
import classes from './activity-action.module.css';

interface ActionLook {
  readonly text: TextKey;
  readonly icon: string;
  readonly tone: TagProps['tone'];
}

const LOOKS: ReadonlyMap<string, ActionLook> = new Map<string, ActionLook>([
  ['create', { text: 'action_created', icon: 'add', tone: 'success' }],
  ['update', { text: 'action_updated', icon: 'edit', tone: 'info' }],
  ['delete', { text: 'action_deleted', icon: 'delete', tone: 'danger' }],
  ['comment', { text: 'action_commented', icon: 'chat_bubble_outline', tone: 'neutral' }],
  ['authenticate', { text: 'action_signed_in', icon: 'login', tone: 'accent' }],
]);

/** What a user did, as a coloured label; actions of extensions by their name. */
export const ActivityActionDisplay = ({ value }: DisplayProps) => {
  const { t } = useText();
  const action = lineText(value);
  const look = LOOKS.get(action);
  return (
    <span className={classes['action']}>
      {look === undefined ? (
        <Tag>{titleCase(action) || action}</Tag>
      ) : (
        <Tag tone={look.tone} icon={look.icon}>
          {t(look.text)}
        </Tag>
      )}
    </span>
  );
};
