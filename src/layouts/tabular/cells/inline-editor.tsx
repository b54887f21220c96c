import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { CellRef, CellDraft, CellDrafts } from '../../../application/browse';
import type { Field as DataField } from '../../../domain/schema';
import {
  lazyComponent,
  Registries,
  useContribution,
  useService,
  useStream,
  useText,
  type Translate,
} from '../../../kit';
import { interfaceOf } from '../../../parts/item/item-form';
import { BeforeUnload, LeaveGuard } from '../../../parts/item/leave-guard';
import { ErrorBoundary, Field, isFocusNowhere } from '../../../ui';
import { cellError } from './cell-error';
import { EditorSkeleton } from './editor-skeleton';
import classes from './inline-editor.module.css';

interface InlineEditorProps {
  readonly drafts: CellDrafts;
  readonly cell: CellRef;
  readonly field: DataField;
  /** Header of the column. */
  readonly label: string;
}

const CONTROLS = 'input, select, textarea, button';
const DIALOG = '[role=dialog], [role=alertdialog]';
const NO_OPTIONS = {};

/** Inline editor of a cell: Enter and blur save, Escape discards. */
export const InlineEditor = (props: InlineEditorProps) => {
  const { drafts, cell } = props;
  const { key, field } = cell;
  const draft = useStream(useMemo(() => drafts.draft$({ key, field }), [drafts, key, field]));
  return draft === null ? null : <Editing {...props} draft={draft} />;
};

const Editing = ({ drafts, cell, label, draft, ...props }: InlineEditorProps & { readonly draft: CellDraft }) => {
  const { t, localizeField } = useText();
  const field = localizeField(props.field);
  const { interfaces } = useService(Registries);
  const Control = lazyComponent(useContribution(interfaces, interfaceOf(field)).component);
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, nativeEvent } = event;
    if (
      nativeEvent.isComposing ||
      (key !== 'Escape' &&
        (key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') drafts.cancel(cell);
    else drafts.save(cell);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    // A dialog over the list, such as the one that asks before leaving, gives the focus back.
    if (!currentTarget.contains(relatedTarget) && relatedTarget?.closest(DIALOG) == null)
      drafts.saveUnlessRejected(cell);
  };
  return (
    // Handles keys that bubble up from the control.
    <div
      ref={box}
      role="presentation"
      className={classes['editor']}
      data-editor=""
      aria-busy={draft.pending !== undefined}
      onKeyDown={press}
      onBlur={blur}
    >
      <Field name={cell.field} label={label} error={errorText(draft, t)} className={classes['field']}>
        <ErrorBoundary fallback={t('field_broken')}>
          <Suspense fallback={<EditorSkeleton height="40px" />}>
            <Control
              field={field}
              value={draft.value}
              options={field.meta?.options ?? NO_OPTIONS}
              readonly={false}
              onChange={(value) => drafts.change(cell, value)}
            />
            <FocusOnMount box={box} />
          </Suspense>
        </ErrorBoundary>
      </Field>
    </div>
  );
};

/** Asks before the value of a cell is lost. Closing the page asks also while a value is being sent. */
export const CellGuard = ({ drafts }: Pick<InlineEditorProps, 'drafts'>) => {
  const unsent = useMemo(
    () => ({
      get dirty() {
        return drafts.unsent;
      },
      dirty$: drafts.unsent$,
    }),
    [drafts],
  );
  return (
    <>
      <BeforeUnload form={drafts} />
      <LeaveGuard form={unsent} onDiscard={() => drafts.discard()} />
    </>
  );
};

const errorText = ({ failure, field }: CellDraft, t: Translate): string | undefined => {
  if (failure === null) return undefined;
  return cellError(failure, field)
    .map(({ key, parameters }) => t(key, parameters))
    .join(' ');
};

type EditorRef = { readonly current: HTMLDivElement | null };

/** Focuses the control once it is loaded, unless another element has the focus by then. */
const FocusOnMount = ({ box }: { readonly box: EditorRef }) => {
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>(CONTROLS);
    if (control === null || control === undefined || !isFocusNowhere()) return;
    control.focus();
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  }, [box]);
  return null;
};

/** Returns the focus to the cell's edit button on unmount. */
const useRestoreFocus = (box: EditorRef): void => {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const cell = element.closest('td');
      requestAnimationFrame(() => cell?.querySelector<HTMLElement>('[data-edit]')?.focus());
    };
  }, [box]);
};
