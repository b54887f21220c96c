import { fireEvent, render } from '@testing-library/react';
import { useFirstInteraction } from './use-first-interaction';

const Page = ({ act }: { readonly act: () => void }) => {
  useFirstInteraction(act);
  return <button type="button">Go</button>;
};

describe('the first touch', () => {
  it('does it once, whatever comes first', () => {
    const act = jest.fn();
    const { getByRole } = render(<Page act={act} />);
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(getByRole('button'), { key: 'Tab' });
    fireEvent.pointerDown(getByRole('button'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing for a page that is gone', () => {
    const act = jest.fn();
    render(<Page act={act} />).unmount();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(act).not.toHaveBeenCalled();
  });
});
