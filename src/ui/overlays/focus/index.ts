export { keepFocus } from './keep-focus';
export { focusPageHeading, isFocusNowhere, openModal, pageHeading } from './focus-places';
