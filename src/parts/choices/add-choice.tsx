import { useState } from 'react';
import { useText } from '../../kit';
import { IconButton, Input, SecondControl } from '../../ui';
import classes from './choices.module.css';

/** Where another value is typed beside the choices. Enter adds it, and so does looking elsewhere: nothing typed is lost. */
export const AddChoice = ({ onAdd }: { readonly onAdd: (text: string) => void }) => {
  const { t } = useText();
  const [text, setText] = useState('');
  const add = (): void => {
    if (text.trim() !== '') onAdd(text.trim());
    setText('');
  };
  return (
    <div className={classes['add']}>
      <SecondControl>
        <Input
          aria-label={t('other_value')}
          placeholder={t('other_value_placeholder')}
          autoComplete="off"
          size="medium"
          value={text}
          onChange={setText}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          trailing={
            text.trim() === '' ? undefined : <IconButton icon="add" label={t('add_value')} size="small" onClick={add} />
          }
        />
      </SecondControl>
    </div>
  );
};
