const FILE_NAME = /([^/?#]+)(?:[?#].*)?$/;

/** What names an image without an alternative text. */
export const imageName = (address: string): string => FILE_NAME.exec(address)?.[1] ?? address;
