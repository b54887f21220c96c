export {
  ArchiveItem,
  type ArchiveItemDenial,
  type DeleteDenial,
  DeleteItem,
  DiscardChanges,
  type DiscardDenial,
} from './item-actions';
export { itemTitle, type KeptDraft, OpenItem, prefillForm, type OpenItemDependencies } from './open-item';
export {
  ConditionalWriter,
  type ConditionalWrite,
  type ConditionalWriteFailure,
  valuesOf,
  writtenValues,
} from './conditional-write';
export { copyDenied$, CopyItem, type CopyDenial, type CopyItemDependencies, type CopyStartDenial } from './copy-item';
export type { UncertainWrite } from './uncertain-writes/write-verifier';
export { type GatedWrite, ItemEditing, type ItemEditingDependencies, type WriteGate } from './item-editing';
export { FieldActions, type FieldActionsDependencies, type RawDraft } from './field-actions';
export type { PendingEdit } from './form/drawer-contents';
export type { FieldState } from './form/field-states';
export { ItemForm } from './form/item-form';
export type { SaveOutcome } from './save-outcome';
export { promptedConflicts, SavePrompts, type SaveAnswer, type SavePrompt } from './save-prompts';
export { CheckServer, SaveItem, type AfterSave, type SaveDenial, type SaveResult } from './save-item';
export type { ConcurrentChange, ConflictGroup } from './comparison/server-comparison';
export { UndoItemWrite } from './undo-item-write';
export { ValuesCheck } from './form/values-check';
