import type { ActionState } from '../../../kit';
import { Button, type ButtonProps } from '../../../ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'collapses'> {
  readonly action: ActionState;
}

/** An action as a button; a dangerous one in red. */
export const ActionButton = ({ action, variant, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    variant={action.danger ? 'danger' : variant}
    icon={action.icon}
    busy={action.busy}
    disabledReason={action.disabledReason}
    href={action.href}
    onClick={action.execute}
  >
    {action.label}
  </Button>
);
