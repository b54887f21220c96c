import { map } from 'rxjs';
import { createContext } from 'react';
import type { ItemForm } from '../../application/item-editing';
import type { Field } from '../../domain/schema';
import type { DrawerRequest, RelatedEditing } from '../../kit';

/** Opens a drawer over the form, for a field of it. */
export type OpenDrawer = (form: ItemForm, field: Field, request: DrawerRequest) => void;

/** Null where forms have no drawers. */
export const DrawerContext = createContext<OpenDrawer | null>(null);

/** The access of an interface to the form; undefined for a field without a relation. */
export const relatedEditing = (
  form: ItemForm,
  field: Field,
  openDrawer: OpenDrawer | null,
): RelatedEditing | undefined => {
  const name = field.field;
  const relations = form.relations();
  if (relations.listOf(name) === null && relations.itemOf(name) === null) return undefined;
  return {
    place$: form.place$,
    staged$: form.staged$(name),
    stage: (...changes) => form.stage(name, ...changes),
    sending$: form.sending$.pipe(map((sent) => sent !== null)),
    openDrawer: openDrawer === null ? undefined : (request) => openDrawer(form, field, request),
  };
};
