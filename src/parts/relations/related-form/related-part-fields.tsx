import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { RelatedPart } from '../../../application/related-editing';
import type { EditableField } from '../../../domain/permissions';
import { useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import { focusControl, FormErrors, FormSkeleton, usePreloadedInterfaces } from '../../item/item-form';
import { useCollectionLook } from '../related-list';
import classes from './related-part-fields.module.css';

/**
 * Moves the focus from the head of a drawer to the requested field, or the first one, once it is
 * there; the user may have moved it elsewhere.
 */
const useFocusOnFields = (isMounted: boolean, field: string | undefined): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = section.current?.closest('[role=dialog]');
    const focused = document.activeElement;
    if (!isMounted || drawer == null || focused?.closest('[role=dialog]') !== drawer) return;
    if (focused.closest('[data-form]') !== null) return;
    const first = field ?? drawer.querySelector('[data-form] [data-field]')?.getAttribute('data-field');
    if (first != null && section.current?.querySelector('[data-field]') !== null) focusControl(drawer, first);
  }, [isMounted, field]);
  return section;
};

interface RelatedPartFieldsProps {
  readonly part: RelatedPart;
  /** A heading and a note, if there are two parts. */
  readonly heading?: 'link' | 'item' | undefined;
  /** Within the page, whose list of errors has those of this item. */
  readonly isInPage?: boolean | undefined;
  /** The field that gets the focus in a drawer; the first one by default. */
  readonly focus?: string | undefined;
  /** Renders the fields once their interfaces are loaded. */
  readonly children: (fields: readonly EditableField[]) => ReactNode;
}

/** The fields of a related item, with their errors and the reason why they cannot be changed. */
export const RelatedPartFields = ({ part, heading, isInPage = false, focus, children }: RelatedPartFieldsProps) => {
  const { t } = useText();
  const fields = useStream(part.fields$);
  const { name } = useCollectionLook()(part.collection);
  const isPreloaded = usePreloadedInterfaces(fields);
  const section = useFocusOnFields(isPreloaded, focus);
  return (
    <section
      ref={section}
      className={classes['part']}
      data-form={part.kind}
      aria-label={heading === 'link' ? t('drawer_link') : name}
    >
      {heading === undefined ? null : (
        <header className={classes['head']}>
          <h2>{heading === 'link' ? t('drawer_link') : <bdi>{name}</bdi>}</h2>
          <p>{t(heading === 'link' ? 'drawer_link_note' : 'drawer_item_note')}</p>
        </header>
      )}
      {part.denied === false ? null : (
        <Notice tone="neutral" title={t('item_locked')}>
          {t(part.denied)}
        </Notice>
      )}
      {isInPage ? null : <FormErrors form={part.form} fields={fields} />}
      {isPreloaded ? children(fields) : <FormSkeleton fields={fields} />}
    </section>
  );
};
