export { Icon, type IconProps } from './icon';
export { isIconName } from './icon-name';
