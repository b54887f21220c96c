import type { FieldType } from '../../domain/schema';
import { asStored, choiceTreeOf, type ChoiceNode } from '../../domain/values';
import type { Json } from '../../kernel';

const storedAs = (nodes: readonly ChoiceNode[], type: FieldType, taken: Set<Json>): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const stored = asStored(node, type);
    if (taken.has(stored.value)) return [];
    taken.add(stored.value);
    return [{ ...stored, children: storedAs(node.children, type, taken) }];
  });

/** The configured tree as the field stores its values, each of them once; empty where none is configured. */
export const treeFor = (option: Json, type: FieldType): readonly ChoiceNode[] =>
  storedAs(choiceTreeOf(option) ?? [], type, new Set());
