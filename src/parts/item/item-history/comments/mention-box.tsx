import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MentionSearch } from '../../../../application/history';
import { type Mentionable, mentionAtCaret, type MentionDraft, withMention } from '../../../../domain/revisions';
import { useStream, useText } from '../../../../kit';
import { Avatar, Textarea, VisuallyHidden } from '../../../../ui';
import classes from '../item-history.module.css';

interface MentionOptionsProps {
  /** Prefix of the option ids. */
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onChoose: (person: Mentionable) => void;
}

/** The users that match the mention; the focus stays in the text. */
const MentionOptions = ({ id, people, active, onChoose }: MentionOptionsProps) => {
  const { t } = useText();
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('comment_mention_people')} className={classes['people']}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classes['person']}
          // Before the text loses the focus, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar name={person.label} size="small" />
          <bdi>{person.label}</bdi>
        </div>
      ))}
    </div>
  );
};

interface MentionBoxProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called on meta+enter. */
  readonly onSend: () => void;
  readonly onEscape?: (() => void) | undefined;
  readonly search: MentionSearch;
  /** Focuses the text on mount, with the caret at the end. */
  readonly takesFocus?: boolean | undefined;
}

/** A text area that suggests users after an @: arrow keys select, Enter and Tab insert, Escape closes the list. */
export const MentionBox = ({
  label,
  placeholder,
  text,
  onText,
  onSend,
  onEscape,
  search,
  takesFocus = false,
}: MentionBoxProps) => {
  const { t } = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const found = useStream(search.found$);
  const [begun, begin] = useState<MentionDraft | null>(null);
  const [refused, refuse] = useState<number | null>(null);
  const [active, activate] = useState(0);
  const offered = begun === null || begun.at === refused ? [] : found;
  const place = Math.min(active, offered.length - 1);
  useEffect(() => {
    if (!takesFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);
  const look = (): void => {
    if (area.current === null) return;
    const next = mentionAtCaret(area.current.value, area.current.selectionStart);
    if (next?.at !== begun?.at) activate(0);
    if (next === null) refuse(null);
    begin(next);
    search.search(next?.typed ?? null);
  };
  const stop = (): void => {
    begin(null);
    search.search(null);
  };
  const choose = (person: Mentionable | undefined): void => {
    if (person === undefined || begun === null || area.current === null) return;
    const next = withMention(text, area.current.selectionStart, begun, person);
    caret.current = next.caret;
    refuse(begun.at);
    stop();
    onText(next.text);
    area.current.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const done = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      done();
      onSend();
    } else if (offered.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      done();
      activate((place + (event.key === 'ArrowDown' ? 1 : -1) + offered.length) % offered.length);
    } else if (offered.length > 0 && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      done();
      choose(offered[place]);
    } else if (event.key === 'Escape') {
      if (offered.length > 0) {
        done();
        refuse(begun?.at ?? null);
      } else if (onEscape !== undefined) {
        done();
        onEscape();
      }
    }
  };
  return (
    <div className={classes['writing']}>
      <Textarea
        ref={area}
        aria-label={label}
        placeholder={placeholder}
        rows={2}
        value={text}
        onChange={onText}
        onKeyDown={press}
        onSelect={look}
        onBlur={stop}
        aria-autocomplete="list"
        aria-controls={offered.length === 0 ? undefined : id}
        aria-activedescendant={offered.length === 0 ? undefined : `${id}-${place}`}
      />
      <VisuallyHidden>
        <span role="status">{offered.length === 0 ? '' : t('comment_mention_found', { count: offered.length })}</span>
      </VisuallyHidden>
      {offered.length === 0 ? null : <MentionOptions id={id} people={offered} active={place} onChoose={choose} />}
    </div>
  );
};
