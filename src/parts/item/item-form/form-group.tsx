import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import type { Field, FormNode } from '../../../domain/schema';
import { colorOption, textOption } from '../../../domain/values';
import { useStream, useText } from '../../../kit';
import { classNames, customColor, Icon, Markdown } from '../../../ui';
import {
  hasHeading,
  hasOneOpen,
  isAccordion,
  isCollapsible,
  isFilledGroup,
  isOpenAtFirst,
  openSectionsAtFirst,
  ownValueFields,
} from './form-layout.rules';
import classes from './form-group.module.css';

type Node = FormNode<EditableField>;

interface FormGroupProps {
  readonly form: ItemForm;
  readonly node: Node;
  readonly renderNodes: (nodes: readonly Node[]) => ReactNode;
}

const NO_NODES: readonly Node[] = [];

const Note = ({ field }: { readonly field: Field }) =>
  field.meta?.note ? (
    <div className={classes['note']}>
      <Markdown text={field.meta.note} />
    </div>
  ) : null;

/** A group of fields under a heading; some groups can be collapsed, and accordions consist of such groups. */
export const FormGroup = ({ form, node, renderNodes }: FormGroupProps) => {
  const { localizeField, fieldName } = useText();
  const id = useId();
  const field = localizeField(node.entry.field);
  const [open, setOpen] = useState(() => isOpenAtFirst(field));
  const children = node.children ?? NO_NODES;
  if (isCollapsible(field))
    return (
      <CollapsibleGroup form={form} node={node} open={open} onToggle={setOpen}>
        <Note field={field} />
        {renderNodes(children)}
      </CollapsibleGroup>
    );
  return (
    <section
      className={classNames(classes['group'], !isFilledGroup(node) && classes['narrow'])}
      aria-labelledby={id}
      data-group={field.field}
    >
      <h2 id={id} className={hasHeading(field) ? classes['heading'] : classes['unseen']}>
        <bdi>{fieldName(field)}</bdi>
      </h2>
      <Note field={field} />
      {isAccordion(field) ? <Sections form={form} node={node} renderNodes={renderNodes} /> : renderNodes(children)}
    </section>
  );
};

/** The sections of an accordion, one for each field in it; the fields of a group are in its section. */
const Sections = ({ form, node, renderNodes }: FormGroupProps) => {
  const { localizeField } = useText();
  const [open, setOpen] = useState(() => openSectionsAtFirst(node));
  const isExclusive = hasOneOpen(node.entry.field);
  const sections = node.children ?? NO_NODES;
  const toggle = (name: string, opens: boolean): void =>
    setOpen((before) => [
      ...before.filter((other) => other !== name && !(opens && isExclusive)),
      ...(opens ? [name] : []),
    ]);
  return (
    <div className={classes['sections']}>
      {sections.map((section) => {
        const name = section.entry.field.field;
        return (
          <CollapsibleGroup
            key={name}
            form={form}
            node={section}
            open={open.includes(name)}
            onToggle={(opens) => toggle(name, opens)}
          >
            {section.children === null ? null : <Note field={localizeField(section.entry.field)} />}
            {renderNodes(section.children ?? [section])}
          </CollapsibleGroup>
        );
      })}
    </div>
  );
};

interface CollapsibleGroupProps {
  readonly form: ItemForm;
  readonly node: Node;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Fields under a heading that opens and closes them, and counts what deserves a look while they are closed. */
const CollapsibleGroup = ({ form, node, open, onToggle, children }: CollapsibleGroupProps) => {
  const { t, localizeField, fieldName } = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const titleId = useId();
  const field = localizeField(node.entry.field);
  const options = field.meta?.options ?? {};
  const [icon, color] =
    node.children === null ? [] : [textOption(options, 'headerIcon'), colorOption(options, 'headerColor')];
  const names = useMemo(() => ownValueFields(node), [node]);
  const errorCount = useStream(useMemo(() => form.errorCount$(names), [form, names]));
  const editedCount = useStream(useMemo(() => form.editedCount$(names), [form, names]));
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
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
      data-group={field.field}
    >
      <summary className={classes['summary']}>
        <span className={classes['name']}>
          {icon === undefined ? null : (
            <span {...customColor(color ?? null, 'mark')}>
              <Icon name={icon} />
            </span>
          )}
          <h2 id={titleId} className={classes['title']}>
            <bdi {...customColor(color ?? null, 'text')}>{fieldName(field)}</bdi>
          </h2>
        </span>
        {errorCount > 0 ? (
          <small className={classes['faults']}>{t('group_faults', { count: errorCount })}</small>
        ) : editedCount > 0 && !open ? (
          <small className={classes['edited']}>{t('group_edited', { count: editedCount })}</small>
        ) : (
          <small className={classes['count']}>{t('group_fields', { count: names.length })}</small>
        )}
        <Icon name="expand_more" />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
};
