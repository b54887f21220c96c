import type { CSSProperties } from 'react';
import { perField, type DisplayProps } from '../../kit';
import { MoreValues } from '../../parts/more-values';
import { EmptyValue } from '../../parts/value-display';
import { StatusLabel, Tag } from '../../ui';
import { planLabels, shownLabels, type Label } from './labels.rules';
import classes from './labels.module.css';

/** More than these nobody reads in a title. */
const TOLD = 20;

const planOf = perField(planLabels);

const Chip = ({ text, colors }: Label) =>
  colors === null ? (
    <Tag>{text}</Tag>
  ) : (
    <span
      className={classes['label']}
      style={{ '--label-back': colors.background, '--label-ink': colors.foreground } as CSSProperties}
    >
      {text}
    </span>
  );

/** Values as words in boxes, or behind dots, in the colours that somebody gave them. */
export const LabelsDisplay = ({ field, value, options }: DisplayProps) => {
  const plan = planOf(field, options);
  const { shown, others } = shownLabels(value, field.type, plan);
  if (shown.length === 0) return <EmptyValue />;
  return (
    <span
      className={classes['labels']}
      {...(shown.length > 1 && { title: [...shown.map(({ text }) => text), ...others].slice(0, TOLD).join(', ') })}
    >
      {shown.map((label, place) =>
        plan.asDot ? (
          <StatusLabel key={place} color={label.dot}>
            {label.text}
          </StatusLabel>
        ) : (
          <Chip key={place} {...label} />
        ),
      )}
      <MoreValues texts={others} />
    </span>
  );
};
