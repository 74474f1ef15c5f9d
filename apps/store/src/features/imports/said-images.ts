import type { components } from '@skafferi/api/admin'
import { invalidFields } from '../../http/errors'
import type { PictureState } from './catalog-state'
import { cardAddress } from './picture-address'
import type { WantedPicture } from './plan-product'

type WrittenImages = components['schemas']['WrittenImages']

/** Where the pictures of a request are found. */
interface ImageSources {
  /** Those that the product has. */
  present: readonly PictureState[]
  /** What names a picture that was sent in ahead; undefined where that name was not sent. */
  sent: (name: string) => Promise<string | undefined>
}

/**
 * The pictures that a request names, by their addresses or the names they were sent in under; undefined where it says nothing of them.
 * @throws StoreError 400 where one is neither, or stands twice
 */
export async function findSaidImages(
  said: WrittenImages | undefined,
  { present, sent }: ImageSources,
): Promise<WantedPicture[] | undefined> {
  if (!said) return undefined
  const found: WantedPicture[] = []
  for (const [index, { image, alt }] of said.entries()) {
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
