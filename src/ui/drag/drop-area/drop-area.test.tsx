import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../../../tests/support/axe';
import { DropArea } from './drop-area';

const [ONE, TWO] = ['one', 'two'].map((name) => new File([name], `${name}.csv`)) as [File, File];

const show = (multiple = false) => {
  const onFiles = jest.fn<void, [readonly File[]]>();
  const { container } = render(
    <DropArea label="Choose a file" hint="Or drop it" multiple={multiple} onFiles={onFiles} />,
  );
  const area = screen.getByText('Or drop it').parentElement ?? container;
  return { onFiles, area, container };
};

const transfer = (types: readonly string[], files: readonly File[] = []) => ({ dataTransfer: { types, files } });

/** jsdom has no drag events with a related target. */
const leave = (area: HTMLElement, relatedTarget: Element): boolean =>
  fireEvent(area, Object.assign(createEvent.dragLeave(area), { relatedTarget }));

const chosen = ({ mock }: jest.Mock<void, [readonly File[]]>) =>
  mock.calls.map(([files]) => files.map(({ name }) => name));

describe('DropArea', () => {
  it.each([
    [false, ['one.csv']],
    [true, ['one.csv', 'two.csv']],
  ])('passes on the dropped files (multiple: %s)', (multiple, names) => {
    const { area, onFiles } = show(multiple);
    fireEvent.drop(area, transfer(['Files'], [ONE, TWO]));
    expect(chosen(onFiles)).toEqual([names]);
  });

  it('is marked while files are over it or its children, until they leave', () => {
    const { area } = show();
    fireEvent.dragOver(area, transfer(['Files']));
    expect(area).toHaveClass('over');
    leave(area, screen.getByRole('button', { name: 'Choose a file' }));
    expect(area).toHaveClass('over');
    leave(area, document.body);
    expect(area).not.toHaveClass('over');
  });

  it('leaves dragged text to the browser', () => {
    const { area, onFiles } = show();
    const over = createEvent.dragOver(area, transfer(['text/plain']));
    fireEvent(area, over);
    expect(over.defaultPrevented).toBe(false);
    expect(area).not.toHaveClass('over');
    fireEvent.drop(area, transfer(['text/plain'], [ONE]));
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('opens the file dialog by keyboard, and takes the same file twice', async () => {
    const { onFiles } = show();
    const input = screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
    const click = jest.spyOn(input, 'click');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(click).toHaveBeenCalledTimes(1);
    await userEvent.upload(input, ONE);
    await userEvent.upload(input, ONE);
    expect(chosen(onFiles)).toEqual([['one.csv'], ['one.csv']]);
  });

  it('is accessible', async () => {
    const { container } = show();
    expect(await axeViolations(container)).toEqual([]);
  });
});
