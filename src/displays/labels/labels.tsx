import type { CSSProperties } from 'react';
import { memoizeByField, type DisplayProps } from '../../kit';
import { EmptyValue, MoreValues } from '../../parts/value-display';
import { StatusLabel, Tag } from '../../ui';
import { labelConfig, visibleLabels, type Label } from './labels.rules';
import classes from './labels.module.css';

/** Maximum number of labels in the tooltip. */
const MAX_TITLE_LABELS = 20;

const configOf = memoizeByField(labelConfig);

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

/** Values as labels or dots in the configured colours. */
export const LabelsDisplay = ({ field, value, options }: DisplayProps) => {
  const config = configOf(field, options);
  const { visible, hidden } = visibleLabels(value, field.type, config);
  if (visible.length === 0) return <EmptyValue />;
  return (
    <span
      className={classes['labels']}
      {...(visible.length > 1 && {
        title: [...visible.map(({ text }) => text), ...hidden].slice(0, MAX_TITLE_LABELS).join(', '),
      })}
    >
      {visible.map((label, index) =>
        config.asDot ? (
          <StatusLabel key={index} color={label.dot}>
            {label.text}
          </StatusLabel>
        ) : (
          <Chip key={index} {...label} />
        ),
      )}
      <MoreValues texts={hidden} />
    </span>
  );
};
