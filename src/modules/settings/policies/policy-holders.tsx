import { useState } from 'react';
import type { PolicyHolders } from '../../../application/access';
import { type PolicyHolder, userName } from '../../../domain/users';
import { textOrder, valueOf } from '../../../kernel';
import { itemPath, useStream, useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { PickerDrawer } from '../../../parts/relations/picker-drawer';
import { Button, Icon, IconButton, Skeleton, TextLink } from '../../../ui';
import classes from './policies.module.css';

const KINDS = {
  role: {
    collection: 'directus_roles',
    icon: 'supervised_user_circle',
    title: 'policy_roles',
    add: 'policy_add_roles',
  },
  user: { collection: 'directus_users', icon: 'person', title: 'policy_users', add: 'policy_add_users' },
} as const;

interface HolderListProps {
  readonly kind: keyof typeof KINDS;
  readonly holders: readonly PolicyHolder[];
  readonly view: PolicyHolders;
}

/** The roles or the users of a policy, each with a link and a button that takes the policy away. */
const HolderList = ({ kind, holders, view }: HolderListProps) => {
  const { t, locale } = useText();
  const [isPicking, setPicking] = useState(false);
  const busy = useStream(view.busy$);
  const { collection, icon, title, add } = KINDS[kind];
  const keys = [...new Set(holders.flatMap((holder) => holder[kind]?.id ?? []))];
  const rows = keys
    .map((key) => {
      const own = holders.filter((holder) => holder[kind]?.id === key);
      const [first] = own;
      const { user = null, role = null } = first ?? {};
      const name = (kind === 'role' ? role?.name : user === null ? null : userName(user)) ?? t('unknown_user');
      return { key, name, attachments: own.map(({ id }) => id) };
    })
    .toSorted((a, b) => textOrder(locale.code)(a.name, b.name));
  return (
    <section className={classes['section']} aria-label={t(title)}>
      <h3>{t(title)}</h3>
      {rows.length === 0 ? <p className={classes['text']}>{t('policy_none')}</p> : null}
      <ul className={classes['list']}>
        {rows.map(({ key, name, attachments }) => (
          <li key={key} className={classes['holder']}>
            <Icon name={icon} />
            <TextLink href={itemPath(collection, key)}>
              <bdi>{name}</bdi>
            </TextLink>
            <IconButton
              icon="close"
              label={t('policy_take_from', { name })}
              disabledReason={busy && t('permit_saving')}
              onClick={() => view.execute({ kind: 'detach', attachments })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" variant="secondary" icon="add" busy={busy} onClick={() => setPicking(true)}>
          {t(add)}
        </Button>
      </div>
      <PickerDrawer
        open={isPicking}
        collection={collection}
        mode="many"
        title={t(add)}
        field={t(title)}
        taken={keys}
        onPick={(picked) => view.execute({ kind: 'attach', to: kind, keys: picked.map(String) })}
        onClose={() => setPicking(false)}
      />
    </section>
  );
};

/** Which roles and users have a policy themselves; saved at once. */
export const HoldersSection = ({ view }: { readonly view: PolicyHolders }) => {
  const { t } = useText();
  const holders = useStream(view.holders$);
  const failure = useStream(view.failure$);
  const all = valueOf(holders);
  return (
    <section className={classes['section']} aria-labelledby="policy-holders">
      <h2 id="policy-holders">{t('policy_holders')}</h2>
      <p className={classes['text']}>{t('policy_holders_text')}</p>
      {failure === null ? null : <FailureNotice failure={failure} />}
      {holders.kind === 'failed' ? <FailureNotice failure={holders.failure} onRetry={() => view.reload()} /> : null}
      {all === null ? (
        holders.kind === 'failed' ? null : (
          <Skeleton height="96px" />
        )
      ) : (
        <div className={classes['holders']}>
          <HolderList kind="role" holders={all} view={view} />
          <HolderList kind="user" holders={all} view={view} />
        </div>
      )}
    </section>
  );
};
