import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { fault, FaultError } from '../../../platform/http/errors'
import { priceContextOf } from '../../pricing'
import { findCategories, loadProducts, lockVariants, planProduct, writeProducts } from '../products'
import { findPictureList, lockPicture, savePlacedPicture, type ImportPicture } from './import-pictures.repo'
import { maxProductPictures, picturesAfterArrival } from './pictures-of-product'

/**
 * Adds a stored picture to its product, under the rules of other changes of the product.
 * @param url address of the stored picture in card size
 * @param options `isRecorded` true to record the change as one of the current actor
 * @returns false if it was placed or left out in the meantime
 * @throws FaultError if the product has no room
 */
export function placePicture(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, productId }: Pick<ImportPicture, 'id' | 'productId'>,
  url: string,
  { isRecorded = false }: { isRecorded?: boolean } = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await acquireLockByName(tx, 'catalogue import')
    const picture = await lockPicture(tx, id)
    const [stored] = await loadProducts(tx, [productId])
    if (!picture || !stored) return false
    await lockVariants(tx, [productId])
    const current = stored.images.map((image) => image.url)
    const urls = picturesAfterArrival(current, await findPictureList(tx, picture), { id, url })
    if (!urls) throw new FaultError(fault('product_full', { limit: maxProductPictures }))
    const { product } = planProduct(
      stored,
      { changes: {}, variants: [], images: urls.map((each) => ({ url: each })) },
      { now: now(), handleFor: () => stored.handle, refuse: () => undefined },
    )
    if (product) {
      const context = { categoryIds: await findCategories(tx), prices: priceContextOf(undefined, now()) }
      await writeProducts(tx, [{ before: stored, product }], context)
      if (isRecorded) {
        const change = { before: { images: stored.images }, after: { images: product.images } }
        const subject = { subjectId: productId, subjectName: stored.title }
        await recordOperatorEvent(tx, { at: now(), action: 'product.changed', ...subject, ...change })
      }
    }
    await savePlacedPicture(tx, id, url, now())
    return true
  })
}
