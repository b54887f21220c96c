import { placeKey, type CopyEntry } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import type { CopyPlace } from '../../../../domain/permissions';
import { collectionName, type Schema } from '../../../../domain/schema';
import { type Message, useService, useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Icon } from '../../../../ui';
import { RiskList } from '../../risks';
import { LEVEL_ICONS, LEVEL_TEXTS } from '../permission-texts';
import classes from './copy-drawer.module.css';
import type { CopyPermissionViewModel } from './copy.view-model';

export const nameOf = ({ collections }: Schema, collection: string, language: string): string => {
  const entry = collections.get(collection);
  return entry === undefined ? collection : collectionName(entry, language);
};

/** What the copy does to a place beside the change of its level. */
const notesOf = ({ copy }: CopyEntry): readonly Message[] => {
  const fields = copy.missing.join(', ');
  if (copy.denied !== null) return [{ key: `permit_copy_${copy.denied}`, parameters: { fields } }];
  if (!copy.isNeeded) return [{ key: 'permit_copy_equal', parameters: {} }];
  const { allowsMore, allowsLess } = copy;
  const key = allowsMore && allowsLess ? 'permit_copy_both' : allowsMore ? 'permit_copy_more' : 'permit_copy_less';
  return [
    ...(copy.stored === null ? [] : [{ key: 'permit_copy_replaces', parameters: {} } as const]),
    ...(allowsMore || allowsLess ? [{ key, parameters: {} } as const] : []),
    ...(fields === '' ? [] : [{ key: 'permit_copy_left_out', parameters: { fields } } as const]),
    ...(copy.createsEntry ? [{ key: 'permit_copy_entry', parameters: {} } as const] : []),
  ];
};

const STATE_TEXTS = { saving: 'permit_saving', done: 'permit_copy_done', changed: 'permit_copy_changed' } as const;

const Entry = ({ entry, name }: { readonly entry: CopyEntry; readonly name: string }) => {
  const { t } = useText();
  const { copy, state, failure } = entry;
  const levels = { before: t(LEVEL_TEXTS[copy.before.level]), after: t(LEVEL_TEXTS[copy.after.level]) };
  return (
    <li
      className={classes['entry']}
      data-copied={copy.collection}
      data-levels={`${copy.before.level} to ${copy.after.level}`}
      data-state={state}
      data-needed={copy.isNeeded}
      data-denied={copy.denied}
    >
      <Icon name={copy.denied === null ? LEVEL_ICONS[copy.after.level] : 'error'} />
      <div className={classes['words']}>
        <bdi className={classes['name']}>{name}</bdi>
        {copy.isNeeded ? <p>{t('permit_copy_change', levels)}</p> : null}
        {notesOf(entry).map(({ key, parameters }) => (
          <p key={key} className={classes['note']}>
            {t(key, parameters)}
          </p>
        ))}
        {state === 'saving' || state === 'done' || state === 'changed' ? (
          <p className={classes['state']}>{t(STATE_TEXTS[state])}</p>
        ) : null}
        {state === 'failed' ? <p className={classes['state']}>{t('permit_copy_failed')}</p> : null}
        {failure === null ? null : <FailureNotice failure={failure} />}
      </div>
    </li>
  );
};

/** What the copy changes in each place, and what deserves a look after it. */
export const Preview = ({ view }: { readonly view: CopyPermissionViewModel }) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const entries = useStream(view.copy.entries$);
  const names = useStream(view.roleNames$);
  const risks = useStream(view.copy.risks$);
  if (entries.length === 0) return null;
  const placeName = ({ role, collection }: CopyPlace): string =>
    collection === view.origin.collection ? (names.get(role) ?? '') : nameOf(schema, collection, locale.code);
  return (
    <>
      <section className={classes['section']}>
        <h2>{t('permit_copy_preview')}</h2>
        <ul className={classes['list']} aria-label={t('permit_copy_preview')} aria-live="polite">
          {entries.map((entry) => (
            <Entry key={placeKey(entry.copy)} entry={entry} name={placeName(entry.copy)} />
          ))}
        </ul>
      </section>
      {risks.length === 0 ? null : (
        <section className={classes['section']}>
          <h2>{t('access_risks')}</h2>
          <RiskList risks={risks} roles={[...names].flatMap(([id, name]) => (id === null ? [] : [{ id, name }]))} />
        </section>
      )}
    </>
  );
};
