import { useState } from 'react';
import type { Color, Hsl } from '../../domain/values';
import { useText } from '../../kit';
import { Field, Input, Segmented } from '../../ui';
import { colorChannels, type ColorMode } from './select-color.rules';
import classes from './select-color.module.css';

interface ColorChannelsProps {
  /** Accessible name. */
  readonly label: string;
  readonly color: Color | null;
  readonly onChange: (color: string) => void;
}

const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Inputs for the three channels of a colour, as RGB or HSL. */
export const ColorChannels = ({ label, color, onChange }: ColorChannelsProps) => {
  const { t } = useText();
  const [mode, setMode] = useState<ColorMode>('rgb');
  const [lastHsl, setLastHsl] = useState<Hsl | null>(null);
  const modes = [
    { value: 'rgb', label: 'RGB' },
    { value: 'hsl', label: 'HSL' },
  ] as const;
  return (
    <div className={classes['numbers']}>
      <Segmented label={label} options={modes} value={mode} onChange={setMode} block />
      <div className={classes['parts']}>
        {colorChannels(color ?? BLACK, mode, lastHsl).map((channel) => (
          <Field key={channel.key} name={channel.key} label={t(channel.key)}>
            <Input
              type="number"
              size="medium"
              min={0}
              max={channel.max}
              step={1}
              value={String(channel.value)}
              onChange={(text) => {
                const next = channel.withValue(Number(text));
                setLastHsl(next.hsl);
                onChange(next.color);
              }}
            />
          </Field>
        ))}
      </div>
    </div>
  );
};
