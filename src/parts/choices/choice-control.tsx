import type { ReactNode } from 'react';
import { textOption } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { Checkbox, MarkedChoice, Radio } from '../../ui';

interface ChoiceControlProps {
  readonly type: 'checkbox' | 'radio';
  /** Of the field: icons for on and off. */
  readonly options: JsonObject;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled: boolean;
  /** Of the group; for radio buttons. */
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

const USUAL = {
  checkbox: { on: 'check_box', off: 'check_box_outline_blank' },
  radio: { on: 'radio_button_checked', off: 'radio_button_unchecked' },
} as const;

/** A checkbox or radio button: our own, or with the icons that are configured. */
export const ChoiceControl = ({
  type,
  options,
  name = '',
  indeterminate = false,
  children,
  ...rest
}: ChoiceControlProps) => {
  const [iconOn, iconOff] = [textOption(options, 'iconOn'), textOption(options, 'iconOff')];
  const usual = USUAL[type];
  const isOwn = (iconOn ?? usual.on) !== usual.on || (iconOff ?? usual.off) !== usual.off;
  const content = <bdi>{children}</bdi>;
  if (isOwn) {
    return (
      <MarkedChoice
        {...rest}
        type={type}
        name={name}
        indeterminate={indeterminate}
        iconOn={iconOn ?? usual.on}
        iconOff={iconOff ?? usual.off}
      >
        {content}
      </MarkedChoice>
    );
  }
  return type === 'radio' ? (
    <Radio {...rest} name={name} onChange={() => rest.onChange(true)}>
      {content}
    </Radio>
  ) : (
    <Checkbox {...rest} indeterminate={indeterminate}>
      {content}
    </Checkbox>
  );
};
