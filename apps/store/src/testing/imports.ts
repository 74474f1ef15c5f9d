import { createCatalogueImports, createImportPictures } from '../modules/catalogue/imports'
import type { TestShop } from './shop'

/** Applies a file that names a picture of an article which was not uploaded, and returns the ids of both. */
export async function addMissingPicture(shop: TestShop, sku: string): Promise<{ id: string; picture_id: string }> {
  const jobs = createCatalogueImports(shop.context)
  const bytes = Buffer.from(`sku,images\n${sku},missing.png\n`)
  const number = await jobs.add({ kind: 'catalog', name: 'pictures.csv', bytes, options: {} })
  await jobs.waitUntilFinished(number)
  const { pictures } = await createImportPictures(shop.context).list(number, { limit: 1, offset: 0 })
  return { id: `import_${number}`, picture_id: pictures[0]!.id }
}
