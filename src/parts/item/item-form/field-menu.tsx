import { memo, Suspense, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import { lazyComponent, useText } from '../../../kit';
import { FieldTrigger } from '../../../ui';

interface FieldMenuProps {
  readonly form: ItemForm;
  readonly editable: EditableField;
  readonly edited: boolean;
  /** True while the field is focused, hovered or edited. */
  readonly isTriggerVisible: boolean;
  /** True once the menu was opened: the content stays mounted, as it may hold raw text. */
  readonly isMounted: boolean;
  readonly onOpen: () => void;
}

const FieldMenuContent = lazyComponent(() =>
  import(/* webpackChunkName: "field-menu" */ './field-menu-content').then((module) => module.FieldMenuContent),
);

/** The actions for the value of a field, in a menu at its name. */
export const FieldMenu = memo(({ form, editable, edited, isTriggerVisible, isMounted, onOpen }: FieldMenuProps) => {
  const { t, fieldName } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = edited ? t('field_menu_edited') : t('field_menu', { field: fieldName(editable.field) });
  return (
    <>
      {isTriggerVisible || anchor !== null ? (
        <FieldTrigger
          label={label}
          edited={edited ? t('edited') : undefined}
          expanded={anchor !== null}
          onOpen={(button) => {
            onOpen();
            setAnchor(anchor === null ? button : null);
          }}
        />
      ) : null}
      {isMounted ? (
        <Suspense fallback={null}>
          <FieldMenuContent
            form={form}
            editable={editable}
            anchor={anchor}
            label={label}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
});
