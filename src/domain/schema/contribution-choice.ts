import type { FieldType, LocalType } from './field';

/** Interfaces recommended for a type (spec 001, line 178), the best one first. */
const RECOMMENDED: Partial<Readonly<Record<FieldType, readonly string[]>>> = {
  string: ['input', 'select-dropdown'],
  text: ['input-rich-text-html'],
  boolean: ['boolean'],
  integer: ['input'],
  bigInteger: ['input'],
  float: ['input'],
  decimal: ['input'],
  dateTime: ['datetime'],
  date: ['datetime'],
  time: ['datetime'],
  timestamp: ['datetime'],
  json: ['select-multiple-checkbox', 'tags'],
  uuid: ['input'],
  csv: ['tags'],
};

/** A contribution that can be chosen for a field. */
export interface Offer<A> {
  readonly definition: A;
  readonly isRecommended: boolean;
}

const offers = <A extends { readonly id: string }>(
  definitions: readonly A[],
  recommended: readonly string[],
): readonly Offer<A>[] => {
  const first = recommended.flatMap((id) => definitions.filter((definition) => definition.id === id));
  return [
    ...first.map((definition) => ({ definition, isRecommended: true })),
    ...definitions
      .filter((definition) => !first.includes(definition))
      .map((definition) => ({ definition, isRecommended: false })),
  ];
};

interface OfferedInterface {
  readonly id: string;
  readonly types: readonly FieldType[];
  readonly groups?: readonly LocalType[] | undefined;
  readonly system?: boolean | undefined;
}

/**
 * The interfaces for fields of a type and kind, recommended ones first, without those for the platform's own fields. An
 * interface that names no kinds is for fields without a relation.
 */
export const offeredInterfaces = <A extends OfferedInterface>(
  interfaces: readonly A[],
  type: FieldType,
  kind: LocalType = 'standard',
): readonly Offer<A>[] =>
  offers(
    interfaces.filter(
      ({ types, groups = ['standard'], system }) => system !== true && groups.includes(kind) && types.includes(type),
    ),
    RECOMMENDED[type] ?? [],
  );

/** Displays recommended for every field (spec 001, line 178). */
const RECOMMENDED_DISPLAYS = ['raw', 'formatted-value'] as const;

interface OfferedDisplay {
  readonly id: string;
  readonly types: readonly FieldType[];
}

/** The displays for fields of a type; first those that the interface recommends, and those for every field. */
export const offeredDisplays = <A extends OfferedDisplay>(
  displays: readonly A[],
  type: FieldType,
  recommended: readonly string[] = [],
): readonly Offer<A>[] =>
  offers(
    displays.filter(({ types }) => types.includes(type)),
    [...new Set([...recommended, ...RECOMMENDED_DISPLAYS])],
  );
