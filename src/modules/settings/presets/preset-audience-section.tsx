import type { ItemForm } from '../../../application/item-editing';
import { RolesStore } from '../../../application/access';
import type { Audience, EditedPreset, OtherDefault } from '../../../application/presets';
import type { Precedence } from '../../../domain/presets';
import { formatNumber, valueOf } from '../../../kernel';
import { collectionPaths, type TextKey, useService, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Icon, Skeleton, TextLink } from '../../../ui';
import { PRESETS } from '../settings-areas';
import classes from './preset-page.module.css';
import { presetAudience } from './preset.view-model';

const PATHS = collectionPaths(PRESETS);

const ICONS = { wins: 'arrow_downward', loses: 'arrow_upward', undecided: 'warning' } as const;

/** Why the edited default counts over another one, or the other one over it. */
const reasonOf = (precedence: Precedence, edited: EditedPreset, other: OtherDefault): TextKey => {
  if (precedence === 'undecided') return 'preset_undecided';
  const first = precedence === 'wins' ? edited.scope.kind : other.scope.kind;
  if (precedence === 'wins') return first === 'user' ? 'preset_wins_as_user' : 'preset_wins_as_role';
  return first === 'user' ? 'preset_loses_to_user' : 'preset_loses_to_role';
};

const useSeenBy = ({ preset, users }: Audience, person: string | null): string => {
  const { t, locale } = useText();
  const roles = useStream(useService(RolesStore).roles$);
  const number = users === null ? '–' : formatNumber(users, locale.code);
  const { scope } = preset;
  switch (scope.kind) {
    case 'all':
      return t('preset_seen_by_all', { number });
    case 'role':
      return t('preset_seen_by_role', {
        role: roles.find(({ id }) => id === scope.id)?.name ?? scope.id,
        number,
      });
    case 'user':
      return scope.id === '' ? t('preset_seen_by_nobody') : t('preset_seen_by_user', { user: person ?? scope.id });
  }
};

/** Defaults listed; a collection may have one for each user. */
const MAX_LISTED = 10;

const Competing = ({ competing, preset }: Audience) => {
  const { t, locale } = useText();
  const rest = competing.length - MAX_LISTED;
  return (
    <ul className={classes['competing']}>
      {competing.slice(0, MAX_LISTED).map(({ other, precedence }) => (
        <li key={other.id} data-default={precedence}>
          <Icon name={ICONS[precedence]} />
          <div>
            <TextLink href={PATHS.item(other.id)}>
              {other.scope.kind === 'all'
                ? t('preset_default_for_all')
                : t('preset_default_for', { name: other.name ?? other.scope.id })}
            </TextLink>
            <p className={classes['note']}>{t(reasonOf(precedence, preset, other))}</p>
          </div>
        </li>
      ))}
      {rest > 0 ? (
        <li className={classes['note']}>{t('preset_more_defaults', { number: formatNumber(rest, locale.code) })}</li>
      ) : null}
    </ul>
  );
};

const KnownAudience = ({ audience, person }: { readonly audience: Audience; readonly person: string | null }) => {
  const { t } = useText();
  const seenBy = useSeenBy(audience, person);
  return (
    <>
      <p data-preset="seen-by">{seenBy}</p>
      {audience.preset.isBookmark ? null : audience.competing.length === 0 ? (
        <p className={classes['note']}>{t('preset_no_other_default')}</p>
      ) : (
        <Competing {...audience} />
      )}
    </>
  );
};

interface PresetAudienceProps {
  readonly form: ItemForm;
  /** Null for a new preset. */
  readonly id: number | null;
  /** The name of the user that the preset is for; null while it is not known. */
  readonly person: string | null;
}

/** Who sees the preset, and which other defaults of the collection count before or after it, and why. */
export const PresetAudienceSection = ({ form, id, person }: PresetAudienceProps) => {
  const { t } = useText();
  const view = useViewModel(presetAudience, form, id);
  const audience = useStream(view.audience$);
  const known = valueOf(audience);
  if (audience.kind === 'idle') return null;
  return (
    <section className={classes['audience']} aria-labelledby="preset-audience">
      <h2 id="preset-audience" className={classes['heading']}>
        {t('preset_audience')}
      </h2>
      {audience.kind === 'failed' ? (
        <FailureNotice failure={audience.failure} onRetry={() => view.reload()} />
      ) : known === null ? (
        <Skeleton height="48px" />
      ) : (
        <KnownAudience audience={known} person={person} />
      )}
    </section>
  );
};
