export interface FrameTexts {
  /** 'Skip to the content' */
  readonly skip: string;
  /** Names the navigation's landmark: the open module. */
  readonly navigation: string;
  /** Names and heads the sidebar. */
  readonly sidebar: string;
  readonly openNavigation: string;
  readonly openSidebar: string;
  readonly closeSidebar: string;
}
