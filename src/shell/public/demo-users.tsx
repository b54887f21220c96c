import type { DemoMode } from '../../application/settings';
import { useText } from '../../kit';
import { Button, Notice } from '../../ui';
import classes from './demo-users.module.css';

interface DemoUsersProps {
  readonly demonstration: DemoMode;
  readonly onChoose: (person: DemoMode['users'][number]) => void;
}

/** The demo world's users, and a button that resets the world. */
export const DemoUsers = ({ demonstration, onChoose }: DemoUsersProps) => {
  const { t } = useText();
  return (
    <Notice tone="neutral" icon="explore" title={t('demo_people')}>
      <p>{t('demo_people_text')}</p>
      <ul className={classes['people']}>
        {demonstration.users.map((person) => (
          <li key={person.email} className={classes['person']}>
            <span className={classes['who']}>
              <b>{person.role}</b>
              <code>{person.email}</code>
              <code>{person.password}</code>
            </span>
            <Button
              size="small"
              variant="secondary"
              onClick={() => onChoose(person)}
              aria-label={t('demo_use_person', { email: person.email })}
            >
              {t('demo_use')}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" icon="restart_alt" onClick={() => demonstration.reset()}>
        {t('demo_reset_action')}
      </Button>
    </Notice>
  );
};
