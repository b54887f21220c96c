import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useTooltip } from '../tooltip';
import classes from './navigation.module.css';

export interface ConnectionMarkProps {
  readonly quality: 'good' | 'slow' | 'off';
  /** 'Connection good, 48 ms' */
  readonly label: string;
}

export const ConnectionMark = ({ quality, label }: ConnectionMarkProps) => {
  const { trigger, tooltip } = useTooltip(label);
  return (
    <>
      <span {...trigger} className={classNames(classes['mark'], classes[quality])} role="img" aria-label={label}>
        <Icon name={quality === 'off' ? 'cloud_off' : 'wifi'} />
      </span>
      {tooltip}
    </>
  );
};
