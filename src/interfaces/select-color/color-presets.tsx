import { printColor, type Color } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { useText } from '../../kit';
import { ColorPatch } from '../../ui';
import { colorOf, configuredPresets, USUAL_PRESETS } from './select-color.rules';
import classes from './select-color.module.css';

interface ColorPresetsProps {
  readonly options: JsonObject;
  readonly current: Color | null;
  readonly disabled: boolean;
  readonly onPick: (color: string) => void;
}

/** Colours that are one press away. */
export const ColorPresets = ({ options, current, disabled, onPick }: ColorPresetsProps) => {
  const { t } = useText();
  const presets = configuredPresets(options) ?? USUAL_PRESETS.map(({ key, color }) => ({ name: t(key), color }));
  if (presets.length === 0 || disabled) return null;
  return (
    <div className={classes['presets']}>
      {presets.map(({ name, color }, index) => {
        const preset = colorOf(color);
        const isOn = preset !== null && current !== null && printColor(preset) === printColor(current);
        return (
          // Two presets may be the same colour.
          <button
            key={index}
            type="button"
            className={classes['preset']}
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            onClick={() => onPick(color)}
          >
            <ColorPatch color={color} />
          </button>
        );
      })}
    </div>
  );
};
