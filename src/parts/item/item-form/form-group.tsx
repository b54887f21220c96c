import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import type { FormNode } from '../../../domain/schema';
import { useStream, useText } from '../../../kit';
import { classNames, Icon, Markdown } from '../../../ui';
import { valueFieldsIn, isCollapsible, hasHeading, isFilledGroup, isOpenAtFirst } from './form-layout.rules';
import classes from './form-group.module.css';

interface FormGroupProps {
  readonly form: ItemForm;
  readonly node: FormNode<EditableField>;
  readonly children: ReactNode;
}

/** A group of fields under a heading; some groups can be collapsed. */
export const FormGroup = ({ form, node, children }: FormGroupProps) => {
  const { localizeField, fieldName } = useText();
  const id = useId();
  const field = localizeField(node.entry.field);
  const name = <bdi>{fieldName(field)}</bdi>;
  const note = field.meta?.note ? (
    <div className={classes['note']}>
      <Markdown text={field.meta.note} />
    </div>
  ) : null;
  if (isCollapsible(field))
    return (
      <CollapsibleGroup form={form} node={node} name={name}>
        {note}
        {children}
      </CollapsibleGroup>
    );
  return (
    <section
      className={classNames(classes['group'], !isFilledGroup(node) && classes['narrow'])}
      aria-labelledby={id}
      data-group={field.field}
    >
      <h2 id={id} className={hasHeading(field) ? classes['heading'] : classes['unseen']}>
        {name}
      </h2>
      {note}
      {children}
    </section>
  );
};

interface CollapsibleGroupProps extends FormGroupProps {
  readonly name: ReactNode;
}

const CollapsibleGroup = ({ form, node, name, children }: CollapsibleGroupProps) => {
  const { t } = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const titleId = useId();
  const { field } = node.entry;
  const names = useMemo(() => valueFieldsIn(node), [node]);
  const [open, setOpen] = useState(() => isOpenAtFirst(field));
  const errorCount = useStream(useMemo(() => form.errorCount$(names), [form, names]));
  // Opens the group when one of its fields has an error.
  useEffect(() => {
    if (errorCount > 0 && details.current !== null) details.current.open = true;
  }, [errorCount]);
  return (
    <details
      ref={details}
      aria-labelledby={titleId}
      className={classNames(classes['folded'], !isFilledGroup(node) && classes['narrow'])}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-group={field.field}
    >
      <summary className={classes['summary']}>
        <h2 id={titleId} className={classes['title']}>
          {name}
        </h2>
        {errorCount > 0 ? (
          <small className={classes['faults']}>{t('group_faults', { count: errorCount })}</small>
        ) : (
          <small className={classes['count']}>{t('group_fields', { count: names.length })}</small>
        )}
        <Icon name="expand_more" />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
};
