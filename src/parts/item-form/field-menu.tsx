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
  readonly isTriggerVisible: boolean;
  /** It has been opened: it stays, with the raw value that may have been begun in it. */
  readonly isMounted: boolean;
  readonly onOpen: () => void;
}

const loadContent = () =>
  import(/* webpackChunkName: "field-tools" */ './field-menu-content').then((module) => module.FieldMenuContent);
const Content = lazyComponent(loadContent);

/** The pointer and the focus arrive before the click does. */
const preloadContent = (): void => void preload(loadContent).catch(() => undefined);

/** What can be done with the value of a field, behind its name. */
export const FieldMenu = memo(({ form, editable, edited, isTriggerVisible, isMounted, onOpen }: FieldMenuProps) => {
  const { t, locale } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = edited ? t('field_menu_edited') : t('field_menu', { field: fieldName(editable.field, locale.code) });
  return (
    <>
      {isTriggerVisible || anchor !== null ? (
        <FieldTrigger
          label={label}
          edited={edited ? t('edited') : undefined}
          expanded={anchor !== null}
          onApproach={preloadContent}
          onOpen={(button) => {
            onOpen();
            setAnchor(anchor === null ? button : null);
          }}
        />
      ) : null}
      {isMounted ? (
        <Suspense fallback={null}>
          <Content form={form} editable={editable} anchor={anchor} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
});
