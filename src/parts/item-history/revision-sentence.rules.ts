import { actionLabel, changedFields, type Revision } from '../../domain/revisions';
import { WHO } from './who.rules';

/** What somebody did, as a text of the locale files. One field that was changed is named: `field` is what it is called. */
export interface RevisionSentence {
  readonly key:
    | 'revision_did_create'
    | 'revision_did_delete'
    | 'revision_did_revert'
    | 'revision_did_something'
    | 'revision_did_change'
    | 'revision_did_change_field';
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What is known of the fields around a revision. */
export interface SentenceFields {
  readonly automatic: ReadonlySet<string>;
  readonly field: (name: string) => string;
}

export const revisionSentence = (revision: Revision, { automatic, field }: SentenceFields): RevisionSentence => {
  const label = actionLabel(revision, automatic);
  if (label.kind === 'other') return { key: 'revision_did_something', parameters: { who: WHO } };
  if (label.kind !== 'update') return { key: `revision_did_${label.kind}`, parameters: { who: WHO } };
  const [only] = changedFields(revision, automatic);
  return label.count === 1 && only !== undefined
    ? { key: 'revision_did_change_field', parameters: { who: WHO, field: field(only) } }
    : { key: 'revision_did_change', parameters: { who: WHO, count: label.count, number: label.count } };
};
