import { Fragment } from 'react';
import type { DemoMode } from '../../application/settings';
import { useText } from '../../kit';
import { Button, Notice } from '../../ui';
import classes from './demo-users.module.css';

interface DemoUsersProps {
  readonly demonstration: DemoMode;
  readonly onSignIn: (person: DemoMode['users'][number]) => void;
}

/** An email address that breaks before its '@' and its dots only. */
const Address = ({ address }: { readonly address: string }) =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** The demo world's users, each with a button that signs in, and a button that resets the world. */
export const DemoUsers = ({ demonstration, onSignIn }: DemoUsersProps) => {
  const { t } = useText();
  return (
    <Notice tone="neutral" icon="explore" title={t('demo_people')}>
      <p>{t('demo_people_text')}</p>
      <ul className={classes['people']}>
        {demonstration.users.map((person) => (
          <li key={person.email} className={classes['person']}>
            <Button size="small" variant="secondary" onClick={() => onSignIn(person)}>
              {t('demo_sign_in_as', { role: person.role })}
            </Button>
            <span className={classes['who']}>
              <code>
                <Address address={person.email} />
              </code>
              <code>{person.password}</code>
            </span>
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" icon="restart_alt" onClick={() => demonstration.reset()}>
        {t('demo_reset_action')}
      </Button>
    </Notice>
  );
};
