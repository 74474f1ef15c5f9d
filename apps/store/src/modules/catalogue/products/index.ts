export { bulkChangesAdminRoutes } from './bulk-changes.admin'
export { findUndoable, type ImportedRow, recordImportedRows } from './bulk-changes.repo'
export type { OptionChoice, PriceChange, ProductChanges, VariantChanges } from './catalog-changes'
export type { ProductState, StoredProduct, VariantState } from './catalog-state'
export { changesOfMany, type ChangedProduct, findChangedProducts } from './changed-products'
export {
  countryCodes,
  findCategories,
  findCategoryHandles,
  findHandles,
  findArchived,
  findKnownArticles,
  findNamedCategories,
  findProductIds,
  findTitles,
  insertCategory,
  loadProducts,
  lockVariants,
  nextCategoryPosition,
  type ArticleNames,
  type KnownArticles,
} from './catalogue.repo'
export { type MakeId, type ProductSource, type ProductWrite, writeProducts } from './catalogue-writes.repo'
export { fileLimits, unpackedBytes } from './file-limits'
export { plainName } from './file-name'
export { createHandles, handleOf, numberedHandles } from './handles'
export { cardAddress } from './picture-address'
export { planProduct, tooManyVariants, type Outcome, type PlanContext } from './plan-product'
export { applyDuePrices, findPlannedPrices } from './price-changes.repo'
export { productDifferences, type FieldDifference } from './field-differences'
export type { PriceDifference, PriceJump } from './price-jumps'
export { importedFields } from './imported-fields'
export { createBulkChanges, type BulkChanges } from './manage-bulk-changes'
export { createProductsOperator, type ProductsOperator, type TaggedProduct } from './manage-products'
export { createStockOperator } from './manage-stock'
export { createPictureFetcher, type FetchPicture } from './remote-picture'
export { createPlannedPrices, plannedPricesAdminRoutes } from './planned-prices'
export { productChanged, putBackProduct } from './put-back-product'
export { setArchived } from './products.repo'
export { RowRefusal } from './row-refusal'
export { createPriceClock } from './scheduled-prices'
export { createSentPictures, sender, type SentPictures } from './sent-pictures'
export { findBySku, skuKeys } from './sku-keys'
export { stockAdminRoutes } from './stock.admin'
export { hashOf, maxPictureBytes, maxPictureMegabytes, sizeOfPicture, storePicture } from './store-picture'
export { createVariantIndex } from './variant-index'
