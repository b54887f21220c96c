import { Button } from '../../ui';
import classes from './tags.module.css';

interface PresetTagsProps {
  readonly presets: readonly string[];
  readonly tags: readonly string[];
  readonly onToggle: (tag: string) => void;
}

/** Configured tags, to be pressed on and off. */
export const PresetTags = ({ presets, tags, onToggle }: PresetTagsProps) => (
  <div className={classes['presets']}>
    {presets.map((preset) => {
      const isOn = tags.includes(preset);
      return (
        <Button
          key={preset}
          size="small"
          variant={isOn ? 'accent' : 'secondary'}
          icon={isOn ? 'check' : undefined}
          aria-pressed={isOn}
          onClick={() => onToggle(preset)}
        >
          {preset}
        </Button>
      );
    })}
  </div>
);
