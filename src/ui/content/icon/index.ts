export { Icon, type IconProps } from './icon';
export { ICON_CATEGORIES, loadIconCatalogue, type IconCatalogue, type IconCategory } from './icon-catalogue';
export { isIconName } from './icon-format';
