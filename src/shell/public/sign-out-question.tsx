import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle, useText } from '../../kit';
import { draftPath, useDraftTitles } from '../../parts/item/recovery';
import { Button } from '../../ui';
import { PublicPage } from './public-page';
import classes from './sign-out-question.module.css';
import type { SignOutState } from './sign-out.view-model';

const HOME_PATH = '/collections';

interface EntryProps {
  readonly titles: readonly string[];
  /** Where the changes are. */
  readonly where: string;
  readonly action: ReactNode;
}

const Entry = ({ titles, where, action }: EntryProps) => (
  <li className={classes['entry']}>
    <span className={classes['what']}>
      <bdi>{titles.join(', ')}</bdi>
      <span className={classes['where']} role="status">
        {where}
      </span>
    </span>
    {action}
  </li>
);

interface SignOutQuestionProps {
  readonly state: Extract<SignOutState, { readonly kind: 'asking' }>;
  readonly onRemind: (tab: string) => void;
  readonly onDiscard: () => void;
}

/** Lists the unsaved changes that signing out discards, each with a way to it. */
export const SignOutQuestion = ({ state: { work, reminded }, onRemind, onDiscard }: SignOutQuestionProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const titleOf = useDraftTitles(
    useMemo(() => [...work.tabs.flatMap(({ targets }) => targets.map((place) => ({ place }))), ...work.drafts], [work]),
  );
  usePageTitle(t('unsaved_changes'));
  const stay = (): void => {
    // React Router numbers its history entries from 0.
    const { idx } = window.history.state as { readonly idx?: number };
    void (idx === undefined || idx === 0 ? navigate(HOME_PATH, { replace: true }) : navigate(-1));
  };
  return (
    <PublicPage title={t('unsaved_changes')}>
      <p>{t('sign_out_unsaved_text')}</p>
      <ul className={classes['entries']}>
        {work.uploads ? (
          <li className={classes['entry']}>
            <span className={classes['what']}>{t('uploads_unfinished')}</span>
          </li>
        ) : null}
        {work.tabs.map(({ tab, targets }) => (
          <Entry
            key={tab}
            titles={targets.map((place) => titleOf({ place }))}
            where={t(reminded.includes(tab) ? 'tab_marked' : 'open_in_tab')}
            action={
              <Button size="small" icon="tab" onClick={() => onRemind(tab)}>
                {t('mark_tab')}
              </Button>
            }
          />
        ))}
        {work.drafts.map((draft) => (
          <Entry
            key={draft.id}
            titles={[titleOf(draft)]}
            where={t('left_draft')}
            action={
              <Button size="small" icon="history" href={draftPath(draft)}>
                {t('open_draft')}
              </Button>
            }
          />
        ))}
      </ul>
      <Button variant="primary" size="large" block onClick={stay} data-autofocus>
        {t('stay_signed_in')}
      </Button>
      <Button variant="danger" size="large" block onClick={onDiscard}>
        {t('sign_out_and_discard')}
      </Button>
    </PublicPage>
  );
};
