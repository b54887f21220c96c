import { isRelational, type FieldType, type LocalType } from '../schema';
import { isFirstHalfComplete, isMapComplete, type RelationMap } from './relation-map';

export type WizardTab = 'schema' | 'relationship' | 'translations' | 'field' | 'interface' | 'display';

/** The state of the field wizard. */
export interface WizardState {
  readonly localType: LocalType;
  /** Empty while there is no name. */
  readonly field: string;
  /** Null until chosen; only standard fields have a choice. */
  readonly type: FieldType | null;
  /** Null for fields without a relation. */
  readonly map: RelationMap | null;
}

/** The tabs of a kind of field, in order (spec 001, 2). */
export const wizardTabs = (localType: LocalType): readonly WizardTab[] => [
  'schema',
  ...(isRelational(localType) ? (['relationship'] as const) : []),
  ...(localType === 'translations' ? (['translations'] as const) : []),
  'field',
  'interface',
  ...(localType === 'presentation' ? [] : (['display'] as const)),
];

/** Why a tab cannot be opened. */
export type TabDenial = 'not_of_this_kind' | 'name_missing' | 'type_missing' | 'relation_incomplete';

const unless = (open: boolean, denial: TabDenial): TabDenial | false => (open ? false : denial);

/**
 * False when the tab can be opened (spec 001, 5). The relationship tabs require only what comes before them: the
 * name, and for translations this field's side of the junction.
 */
export const tabDenied = ({ localType, field, type, map }: WizardState, tab: WizardTab): TabDenial | false => {
  if (!wizardTabs(localType).includes(tab)) return 'not_of_this_kind';
  if (tab === 'schema') return false;
  if (field === '') return 'name_missing';
  if (tab === 'relationship') return false;
  if (tab === 'translations') return unless(map !== null && isFirstHalfComplete(map), 'relation_incomplete');
  if (localType === 'standard') return unless(type !== null, 'type_missing');
  return unless(localType === 'presentation' || (map !== null && isMapComplete(map)), 'relation_incomplete');
};
