import type { components } from '@skafferi/api/admin'
import { invalidFields } from '../../http/errors'
import type { PictureState } from './catalog-state'
import { cardAddress } from './picture-address'
import type { RequestedPicture } from './plan-product'

type WrittenImages = components['schemas']['WrittenImages']

/** Sources of a request's pictures. */
interface ImageSources {
  /** Pictures of the product. */
  present: readonly PictureState[]
  /** Returns the hash of an uploaded picture; undefined if it was not uploaded. */
  sent: (name: string) => Promise<string | undefined>
}

/**
 * Returns the pictures of a request, by address or uploaded name; undefined if the request has none.
 * @throws StoreError 400 if one is unknown or repeated
 */
export async function findRequestedImages(
  given: WrittenImages | undefined,
  { present, sent }: ImageSources,
): Promise<RequestedPicture[] | undefined> {
  if (!given) return undefined
  const found: RequestedPicture[] = []
  for (const [index, { image, alt }] of given.entries()) {
    const field = `images.${index}.image`
    const hash = present.some(({ url }) => url === image) ? undefined : await sent(image)
    const url = hash === undefined ? image : cardAddress(hash)
    if (hash === undefined && !present.some((each) => each.url === url))
      throw invalidFields({ [field]: 'was not sent in' })
    const twin = found.findIndex((each) => each.url === url)
    if (twin >= 0) throw invalidFields({ [field]: `is the same picture as number ${twin + 1}` })
    found.push({ url, alt: alt?.trim() })
  }
  return found
}
