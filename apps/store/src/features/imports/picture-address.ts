/** The sizes that a product's picture is kept in, by the end of their names. */
export const pictureSizes = { card: 480, large: 1200, stamp: 96 } as const

/** What a kept size is for. */
export type PictureSize = keyof typeof pictureSizes

const kept = /^\/files\/products\/([0-9a-z]+)card\.webp$/

/** The key under which a size of a picture is kept. @param name the same for the same content */
export function pictureKey(name: string, size: PictureSize): string {
  return `products/${name}${size}.webp`
}

/** Where a picture for cards is served. */
export function cardAddress(name: string): string {
  return `/files/${pictureKey(name, 'card')}`
}

/** Where a picture that fills a page is served. */
export function largeAddress(name: string): string {
  return `/files/${pictureKey(name, 'large')}`
}

/** Where a picture for lines of lists is served. */
export function stampAddress(name: string): string {
  return `/files/${pictureKey(name, 'stamp')}`
}

/** The same picture in another size; null for pictures that have only one. */
function sizeOf(card: string, size: PictureSize): string | null {
  const [, name] = kept.exec(card) ?? []
  return name ? `/files/${pictureKey(name, size)}` : null
}

/** The picture for the product's own page, by the one for cards. */
export const largeOf = (card: string): string | null => sizeOf(card, 'large')

/** The picture for lines of lists, by the one for cards. */
export const stampOf = (card: string): string | null => sizeOf(card, 'stamp')

/** The keys of all that is kept of a picture. */
export function pictureKeys(name: string): string[] {
  return (Object.keys(pictureSizes) as PictureSize[]).map((size) => pictureKey(name, size))
}
