/** The stored sizes of a product's picture, by the suffix of their names; longer side in pixels. */
export const pictureSizes = { card: 480, large: 1200, stamp: 96 } as const

export type PictureSize = keyof typeof pictureSizes

const storedAddress = /^\/files\/products\/([0-9a-z]+)card\.webp$/

/**
 * Returns the file store key of a picture's size.
 * @param name content hash
 */
export function pictureKey(name: string, size: PictureSize): string {
  return `products/${name}${size}.webp`
}

/** Returns the address of the card size. */
export function cardAddress(name: string): string {
  return `/files/${pictureKey(name, 'card')}`
}

/** Returns the address of the large size. */
export function largeAddress(name: string): string {
  return `/files/${pictureKey(name, 'large')}`
}

/** Returns the address of the size for list rows. */
export function stampAddress(name: string): string {
  return `/files/${pictureKey(name, 'stamp')}`
}

/** Returns the address of another size; null if the picture has only one. */
function addressOfSize(card: string, size: PictureSize): string | null {
  const [, name] = storedAddress.exec(card) ?? []
  return name ? `/files/${pictureKey(name, size)}` : null
}

/** Returns the large size of a card-sized picture. */
export const largeOf = (card: string): string | null => addressOfSize(card, 'large')

/** Returns the list row size of a card-sized picture. */
export const stampOf = (card: string): string | null => addressOfSize(card, 'stamp')

/** Returns the keys of all sizes. */
export function pictureKeys(name: string): string[] {
  return (Object.keys(pictureSizes) as PictureSize[]).map((size) => pictureKey(name, size))
}
