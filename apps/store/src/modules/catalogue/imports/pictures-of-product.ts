import { isDeepStrictEqual } from 'node:util'
import { catalogueFields } from '@skafferi/domain/rules/catalogue/fields'
import type { FilePicture } from './product-pictures'

/** Maximum number of pictures of a product. */
export const maxProductPictures: number = catalogueFields.images.limits.maxItems

/** The pictures that a file names for a product, with those that it replaces. */
export interface PictureList {
  pictures: readonly FilePicture[]
  /** Pictures that the product has and the file does not name. */
  formerUrls: readonly string[]
  /** True if the file adds pictures, so that others of earlier files are still fetched. */
  isAddition?: boolean
}

/** Returns the pictures of a file before the former ones, each once. */
function listOf(urls: readonly string[], formerUrls: readonly string[]): string[] {
  return [...new Set([...urls, ...formerUrls])].slice(0, maxProductPictures)
}

/**
 * Returns the pictures of a product when its file is applied: those of the file that the shop has. While others are
 * missing, the product also keeps its former ones, after them.
 */
export function picturesWhenApplied(
  pictures: readonly FilePicture[],
  current: readonly string[],
): { urls: string[]; formerUrls: string[]; isComplete: boolean } {
  const urls = pictures.flatMap(({ url }) => url ?? [])
  const isComplete = urls.length === pictures.length
  const formerUrls = isComplete ? [] : current.filter((url) => !urls.includes(url))
  return { urls: isComplete ? urls : listOf(urls, formerUrls), formerUrls, isComplete }
}

/**
 * Returns the pictures of a product after others are added: nothing is removed or moved.
 * @returns the ones without room in `rest`
 */
export function addedPictures(
  added: readonly FilePicture[],
  current: readonly string[],
): { pictures: readonly FilePicture[]; rest: readonly FilePicture[] } {
  const missing = added.filter(({ url }) => url === undefined || !current.includes(url))
  const room = Math.max(0, maxProductPictures - current.length)
  const known = current.map((url) => ({ name: url, url }))
  return { pictures: [...known, ...missing.slice(0, room)], rest: missing.slice(room) }
}

/** A picture of a product's list, as stored. */
export interface ListedPicture {
  id: string
  position: number
  state: 'known' | 'waiting' | 'fetching' | 'failed' | 'done'
  url: string | null
  formerUrls: readonly string[]
}

const isPlaced = ({ state }: ListedPicture) => state === 'known' || state === 'done'

const urlsOf = (pictures: readonly ListedPicture[]) =>
  pictures.toSorted((a, b) => a.position - b.position).flatMap(({ url }) => url ?? [])

/**
 * Returns the pictures of a product after one of its file has arrived. If the pictures are as the file left them, it
 * gets its position, and the last one removes the former pictures. If an operator has changed them, it is appended.
 * @param list all pictures of the file's list
 * @returns undefined if the product has no room
 */
export function picturesAfterArrival(
  current: readonly string[],
  list: readonly ListedPicture[],
  arrived: { id: string; url: string },
): string[] | undefined {
  const formerUrls = list[0]?.formerUrls ?? []
  const placed = list.filter(isPlaced)
  const isUnchanged = isDeepStrictEqual(current, listOf(urlsOf(placed), formerUrls))
  if (!isUnchanged) {
    if (current.includes(arrived.url)) return [...current]
    return current.length < maxProductPictures ? [...current, arrived.url] : undefined
  }
  const others = list.filter(({ id }) => id !== arrived.id)
  const next = list.flatMap((each) => {
    if (each.id === arrived.id) return { ...each, url: arrived.url }
    return isPlaced(each) ? each : []
  })
  return listOf(urlsOf(next), others.every(isPlaced) ? [] : formerUrls)
}
