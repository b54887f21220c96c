import { accentColor, type Project } from './project';

const project = (project_color: string | null): Project => ({
  project_name: null,
  project_color,
  project_logo: null,
  public_foreground: null,
  public_background: null,
  public_note: null,
  custom_css: null,
});

test('a chosen colour is used', () => {
  expect(accentColor(project('#8a2b4c'))).toBe('#8a2b4c');
  expect(accentColor(project(' #FFF '))).toBe('#FFF');
});

test('none, an untouched default, or something that is no colour gives our own', () => {
  for (const color of [null, '', '#263238', '#00C897', 'red', '#12', 'url(https://x)', '#fff;background:url(//x)']) {
    expect(accentColor(project(color))).toBeNull();
  }
});
