import type { Mentionable } from '../../domain/revisions';
import { useText } from '../../kit';
import { Avatar } from '../../ui';
import classes from './item-history.module.css';

interface MentionPeopleProps {
  /** Begins the ids of the options. */
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onChoose: (person: Mentionable) => void;
}

/** The people who fit what is typed; the focus stays where one types. */
export const MentionPeople = ({ id, people, active, onChoose }: MentionPeopleProps) => {
  const { t } = useText();
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('comment_mention_people')} className={classes['people']}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classes['person']}
          // Before the field would lose the focus, and with it the list.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar name={person.label} size="small" />
          <bdi>{person.label}</bdi>
        </div>
      ))}
    </div>
  );
};
