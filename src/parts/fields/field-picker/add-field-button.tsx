import { useState } from 'react';
import { useText } from '../../../kit';
import { AnchoredPopover, Button } from '../../../ui';
import { FieldPicker } from './field-picker';
import type { FieldTreeProps } from './use-field-tree';

interface AddFieldButtonProps extends FieldTreeProps {
  readonly className?: string | undefined;
}

/** A button that opens a `FieldPicker`, which stays open for further fields. */
export const AddFieldButton = ({ className, ...props }: AddFieldButtonProps) => {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon="add"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {t('template_add_field')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('template_add_field')} align="start" onClose={() => setAnchor(null)}>
          <FieldPicker {...props} />
        </AnchoredPopover>
      )}
    </>
  );
};
