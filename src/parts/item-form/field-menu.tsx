import { memo, Suspense, useState } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { fieldName } from '../../domain/schema';
import { lazyComponent, preload, useText } from '../../kit';
import { FieldTrigger } from '../../ui';

interface FieldMenuProps {
  readonly form: ItemForm;
  readonly editable: EditableField;
  readonly edited: boolean;
  /** Its button is there: somebody is at the field, or has edited it. */
  readonly shown: boolean;
  /** It has been opened: it stays, with the raw value that may have been begun in it. */
  readonly used: boolean;
  readonly onUse: () => void;
}

const loadTools = () =>
  import(/* webpackChunkName: "field-tools" */ './field-menu-content').then((module) => module.OpenedTools);
const Tools = lazyComponent(loadTools);

/** The pointer and the focus arrive before the click does. */
const fetchTools = (): void => void preload(loadTools).catch(() => undefined);

/** What can be done with the value of a field, behind its name. */
export const FieldMenu = memo(({ form, editable, edited, shown, used, onUse }: FieldMenuProps) => {
  const { t, locale } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = edited ? t('field_menu_edited') : t('field_menu', { field: fieldName(editable.field, locale.code) });
  return (
    <>
      {shown || anchor !== null ? (
        <FieldTrigger
          label={label}
          edited={edited ? t('edited') : undefined}
          expanded={anchor !== null}
          onApproach={fetchTools}
          onOpen={(button) => {
            onUse();
            setAnchor(anchor === null ? button : null);
          }}
        />
      ) : null}
      {used ? (
        <Suspense fallback={null}>
          <Tools form={form} editable={editable} anchor={anchor} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
});
