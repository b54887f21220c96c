import { useMemo, useState } from 'react';
import type { RevisionView, ViewedRevision } from '../../../../application/history';
import type { EditableField } from '../../../../domain/permissions';
import type { UnrevertedField } from '../../../../domain/revisions';
import { isAlias } from '../../../../domain/schema';
import { useSubscription, useStream, useText, useViewModel } from '../../../../kit';
import { Button, Drawer, Notice, Segmented, Tabs } from '../../../../ui';
import { ItemFormFields } from '../../item-form';
import classes from './revision-drawer.module.css';
import { revisionDrawerViewModel, type RevisionDrawerViewModel } from './revision-drawer.view-model';
import { ListStatus } from '../list-status';
import { RevisionSteps, RevisionSummary } from './revision-summary';
import type { RevisionsViewModel } from './revisions.view-model';
import { FieldChanges } from './field-changes';
import { relatedLists } from './revision.rules';
import { type HistoryFormatter, useHistoryFormatter } from '../use-history-formatter';
import { useStepKeys } from '../use-step-keys';

interface RevisionPreviewProps {
  readonly shown: ViewedRevision;
  readonly drawer: RevisionDrawerViewModel;
  readonly fields: readonly EditableField[];
}

/** The item at this revision as a read-only form, of the fields whose values were recorded. */
export const RevisionPreview = ({ shown: { state, revision }, drawer, fields }: RevisionPreviewProps) => {
  const { t } = useText();
  const recorded = useMemo(
    () =>
      fields
        .filter(({ field }) => !isAlias(field) && Object.hasOwn(state, field.field))
        .map(({ field }) => ({ field, readonly: true })),
    [fields, state],
  );
  const isPartial = revision.data === null || revision.activity?.action === 'create';
  return (
    <div className={classes['preview']}>
      {recorded.length === 0 ? (
        <p>{t('revision_not_kept')}</p>
      ) : (
        <p className={classes['told']}>{t('revision_preview_text')}</p>
      )}
      {recorded.length > 0 && isPartial ? <Notice>{t('revision_partly_kept')}</Notice> : null}
      <ItemFormFields key={revision.id} form={drawer.preview} fields={recorded} preview />
    </div>
  );
};

interface UnrevertedFieldsProps {
  readonly unreverted: readonly UnrevertedField[];
  /** The fields of the form. */
  readonly fields: readonly EditableField[];
  readonly formatter: HistoryFormatter;
}

/** Explains what a revert changes, and lists the fields that it leaves, each with the reason. */
const UnrevertedFields = ({ unreverted, fields, formatter }: UnrevertedFieldsProps) => {
  const { t, locale } = useText();
  const lists = useMemo(() => relatedLists(fields, unreverted), [fields, unreverted]);
  const named = unreverted
    .filter(({ reason }) => reason !== 'field_of_relation')
    .map(({ field, reason }) => `${formatter.field(field)} (${t(reason)})`);
  const joinNames = (names: readonly string[]): string => new Intl.ListFormat(locale.code).format(names);
  return (
    <p className={classes['note']}>
      {t('revision_puts_into_edits')}
      {named.length === 0 ? null : (
        <bdi className={classes['stays']}>{t('revision_stays', { fields: joinNames(named) })}</bdi>
      )}
      {lists.length === 0 ? null : (
        <bdi className={classes['stays']}>
          {t('revision_lists_stay', { fields: joinNames(lists.map(formatter.field)) })}
        </bdi>
      )}
    </p>
  );
};

interface RevisionChangesProps {
  readonly shown: ViewedRevision;
  readonly drawer: RevisionDrawerViewModel;
  readonly formatter: HistoryFormatter;
}

/** The changed fields, each with a button to revert it. */
const RevisionChanges = ({ shown: { changes, revision, view }, drawer, formatter }: RevisionChangesProps) => {
  const { t } = useText();
  if (changes.length === 0)
    return <p className={classes['none']}>{t(view === 'current' ? 'revision_same_as_now' : 'revision_no_change')}</p>;
  const reverts = new Map(
    changes.map(({ field, obstacle }) => [
      field,
      <Button
        key={field}
        variant="ghost"
        size="small"
        icon="undo"
        aria-label={t('revision_put_back_of', { field: formatter.field(field) })}
        disabledReason={obstacle && t(obstacle)}
        onClick={() => drawer.viewer.revert.execute(field)}
      >
        {t('revision_put_back_field')}
      </Button>,
    ]),
  );
  return (
    <FieldChanges
      collection={drawer.collection}
      names={drawer.names}
      changes={changes}
      isCreation={view === 'previous' && revision.activity?.action === 'create'}
      sides={view === 'current' ? [t('revision_then'), t('revision_now')] : undefined}
      actions={reverts}
    />
  );
};

interface RevisionDrawerProps {
  readonly view: RevisionsViewModel;
  /** The id of the revision to open. */
  readonly revision: number;
}

/** One revision in a drawer: its changes, a preview of the item, and the revert. */
export const RevisionDrawer = ({ view, revision }: RevisionDrawerProps) => {
  const { t, locale } = useText();
  const formatter = useHistoryFormatter(view.history.item.collection);
  const drawer = useViewModel(revisionDrawerViewModel, view.history, view.context, revision, locale.code);
  const { viewer } = drawer;
  const shown = useStream(viewer.viewed$);
  const recorded = useStream(viewer.recorded$);
  const slow = useStream(viewer.isSlow$);
  const denial = useStream(viewer.revert.denied$);
  const [compared, compare] = useState<'previous' | 'current'>('previous');
  const activeView = shown?.view ?? 'previous';
  const setView = (next: RevisionView): void => viewer.setView(next);
  useStepKeys((by) => viewer.step(by));
  useSubscription(viewer.revert.done$, () => view.close());
  return (
    <Drawer
      open
      wide
      onClose={() => view.close()}
      closeLabel={t('close')}
      title={
        shown === null
          ? t('revisions')
          : t('revision_title', { when: formatter.moment(shown.revision.activity?.timestamp ?? '') })
      }
      focusesTitle
      foot={
        <>
          {shown === null ? null : <RevisionSteps shown={shown} onStep={(by) => viewer.step(by)} />}
          <Button
            variant="primary"
            icon="undo"
            disabledReason={denial && t(denial)}
            onClick={() => viewer.revert.execute(null)}
          >
            {t(activeView === 'previous' ? 'revision_put_back_changes' : 'revision_put_back_version')}
          </Button>
        </>
      }
    >
      <ListStatus remote={recorded} slow={slow} failed={t('revision_failed')} onRetry={() => viewer.reload()} />
      {shown === null && recorded.kind === 'ready' ? <p>{t('revision_gone')}</p> : null}
      {shown === null ? null : (
        <div className={classes['drawer']}>
          <RevisionSummary shown={shown} formatter={formatter} />
          <Tabs
            label={t('revision_views')}
            tabs={[
              { value: 'changes', label: t('revision_changes') },
              { value: 'preview', label: t('revision_preview') },
            ]}
            value={activeView === 'version' ? 'preview' : 'changes'}
            onChange={(tab) => setView(tab === 'preview' ? 'version' : compared)}
          >
            {activeView === 'version' ? (
              <RevisionPreview shown={shown} drawer={drawer} fields={view.context.fields} />
            ) : (
              <>
                <div className={classes['compare']}>
                  <span>{t('revision_compare')}</span>
                  <Segmented
                    label={t('revision_compare')}
                    options={[
                      { value: 'previous', label: t('revision_with_previous') },
                      { value: 'current', label: t('revision_with_current') },
                    ]}
                    value={activeView}
                    onChange={(next) => {
                      compare(next);
                      setView(next);
                    }}
                  />
                </div>
                <RevisionChanges shown={shown} drawer={drawer} formatter={formatter} />
              </>
            )}
          </Tabs>
          <UnrevertedFields unreverted={shown.plan.unreverted} fields={view.context.fields} formatter={formatter} />
        </div>
      )}
    </Drawer>
  );
};
