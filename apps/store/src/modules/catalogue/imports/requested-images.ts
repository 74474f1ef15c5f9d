import type { components } from '@skafferi/api/admin'
import { invalidFields } from '../../../platform/http/errors'
import type { PictureState } from './catalog-state'
import { cardAddress } from './picture-address'
import type { RequestedPicture } from './plan-product'

type WrittenImages = components['schemas']['WrittenImages']

/** Sources of a request's pictures. */
interface ImageSources {
  /** Pictures of the product. */
  current: readonly PictureState[]
  /** Returns the hash of an uploaded picture; undefined if it was not uploaded. */
  findUploaded: (name: string) => Promise<string | undefined>
}

/**
 * Returns the pictures of a request, by address or uploaded name; undefined if the request has none.
 * @throws StoreError 400 if one is unknown or repeated
 */
export async function findRequestedImages(
  given: WrittenImages | undefined,
  { current, findUploaded }: ImageSources,
): Promise<RequestedPicture[] | undefined> {
  if (!given) return undefined
  const found: RequestedPicture[] = []
  for (const [index, { image, alt }] of given.entries()) {
    const field = `images.${index}.image`
    const hash = current.some(({ url }) => url === image) ? undefined : await findUploaded(image)
    const url = hash === undefined ? image : cardAddress(hash)
    if (hash === undefined && !current.some((each) => each.url === url))
      throw invalidFields({ [field]: 'was not sent in' })
    const duplicate = found.findIndex((each) => each.url === url)
    if (duplicate >= 0) throw invalidFields({ [field]: `is the same picture as number ${duplicate + 1}` })
    found.push({ url, alt: alt?.trim() })
  }
  return found
}
