/** How this computer calls the key that shortcuts are written with as 'meta'. */
export const metaKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');
