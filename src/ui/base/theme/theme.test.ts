import { applyProjectColor, applyTheme } from './theme';

const root = document.documentElement;

describe('applyTheme', () => {
  const listeners = new Set<() => void>();
  let dark = false;
  const original = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = () =>
      ({
        get matches() {
          return dark;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList;
  });
  afterAll(() => {
    window.matchMedia = original;
  });
  const system = (next: boolean) => {
    dark = next;
    listeners.forEach((listener) => listener());
  };

  it('sets an explicit theme, whatever the system prefers', () => {
    applyTheme('dark');
    expect(root.dataset['theme']).toBe('dark');
    system(false);
    expect(root.dataset['theme']).toBe('dark');
  });

  it('follows the system for auto until the next call', () => {
    applyTheme('auto');
    expect(root.dataset['theme']).toBe('light');
    system(true);
    expect(root.dataset['theme']).toBe('dark');
    applyTheme('light');
    system(true);
    expect(root.dataset['theme']).toBe('light');
    expect(listeners.size).toBe(0);
  });
});

describe('applyProjectColor', () => {
  const read = (name: string) => root.style.getPropertyValue(name);

  it('sets and resets a colour', () => {
    applyProjectColor('#8A2B4C');
    expect(read('--project-color')).toBe('#8a2b4c');
    applyProjectColor(null);
    expect(read('--project-color')).toBe('');
  });

  it('ignores invalid colours', () => {
    applyProjectColor('red; background: url(//x)');
    expect(read('--project-color')).toBe('');
  });

  it('treats the server default as unset', () => {
    applyProjectColor('#8A2B4C');
    expect(read('--public-color')).toBe('#8a2b4c');
    applyProjectColor('#263238');
    expect(read('--project-color')).toBe('');
    expect(read('--public-color')).toBe('');
  });
});
