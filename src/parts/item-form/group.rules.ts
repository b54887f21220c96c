import { isNoData, type Field, type FormNode } from '../../domain/schema';
import { oneOfOption } from '../../domain/values';

/** The interface of groups that can be folded away. */
const FOLDING = 'group-detail';
/** The interface of groups that hold fields together and say nothing. */
const SILENT = 'group-raw';

const STARTS = ['open', 'closed'] as const;

export const isCollapsible = ({ meta }: Field): boolean => meta?.interface === FOLDING;

export const isHeaded = ({ meta }: Field): boolean => meta?.interface !== SILENT;

/** Open unless the options say otherwise. */
export const startsOpen = ({ meta }: Field): boolean => oneOfOption(meta?.options ?? {}, 'start', STARTS) !== 'closed';

/** The keys of the fields in a group, and in the groups in it, that hold a value. */
export const fieldsIn = ({ children }: FormNode<{ readonly field: Field }>): readonly string[] =>
  (children ?? []).flatMap((child) => {
    if (child.children !== null) return fieldsIn(child);
    return isNoData(child.entry.field) ? [] : [child.entry.field.field];
  });
