import { fireEvent, render } from '@testing-library/react';
import { useFirstTouch } from './use-first-touch';

const Page = ({ act }: { readonly act: () => void }) => {
  useFirstTouch(act);
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
