/** The address of a drawn pack. */
const drawnPack = /^(\/assets\/packshots\/[0-9a-f]+\/)([^/]+\.svg)$/

/**
 * Returns the address of the picture of one pack without space around it.
 * @param picture the product's picture; null without one
 * @returns null if there is none: only the drawings have one
 */
export function frontPicture(picture: string | null): string | null {
  const [, folder, file] = drawnPack.exec(picture ?? '') ?? []
  return folder === undefined ? null : `${folder}front/${file}`
}

/** Returns the card-sized address of a small picture; that of other pictures unchanged. */
export function cardPicture(picture: string | null): string | null {
  return (
    picture &&
    picture
      .replace(/^(\/assets\/packshots\/\w+\/)stamp\//, '$1')
      .replace(/^(\/files\/products\/\w+)stamp\.webp$/, '$1card.webp')
  )
}
