import { type CSSProperties, useRef } from 'react';
import { type Label, labelConfig } from '../../domain/values';
import { memoizeByField, type DisplayProps } from '../../kit';
import { EmptyValue, MoreValues } from '../../parts/fields/value-display';
import { classNames, StatusLabel, Tag } from '../../ui';
import { labelsOf } from './labels.rules';
import { useFittingCount } from './use-fitting-count';
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

const labelElement = (label: Label, asDot: boolean, key: number) =>
  asDot ? (
    <StatusLabel key={key} color={label.dot}>
      {label.text}
    </StatusLabel>
  ) : (
    <Chip key={key} {...label} />
  );

interface LabelLineProps {
  readonly labels: readonly Label[];
  readonly more: readonly string[];
  readonly asDot: boolean;
}

/** As many labels as fit, and the number of the others. */
const LabelLine = ({ labels, more, asDot }: LabelLineProps) => {
  const line = useRef<HTMLSpanElement>(null);
  const fitting = useFittingCount(line, labels.length, more.length > 0);
  const shown = fitting ?? labels.length;
  const texts = labels.map(({ text }) => text);
  return (
    <span
      ref={line}
      className={classNames(classes['labels'], classes['line'], fitting === null && classes['measured'])}
      title={[...texts, ...more].slice(0, MAX_TITLE_LABELS).join(', ')}
    >
      {labels.slice(0, shown).map((label, index) => labelElement(label, asDot, index))}
      <MoreValues texts={[...texts.slice(shown), ...more]} />
    </span>
  );
};

/** Values as labels or dots in the configured colours. */
export const LabelsDisplay = ({ field, value, options }: DisplayProps) => {
  const config = configOf(field, options);
  const { labels, more } = labelsOf(value, field.type, config);
  const [only] = labels;
  if (only === undefined) return <EmptyValue />;
  if (labels.length === 1) return <span className={classes['labels']}>{labelElement(only, config.asDot, 0)}</span>;
  // Other labels have other widths.
  const key = labels.map(({ text }) => text).join('\n');
  return <LabelLine key={key} labels={labels} more={more} asDot={config.asDot} />;
};
