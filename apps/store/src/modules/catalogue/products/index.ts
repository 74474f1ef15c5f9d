export type { ProductState, StoredProduct, VariantState } from './catalog-state'
export {
  countryCodes,
  findCategories,
  findCategoryHandles,
  findHandles,
  findKnownArticles,
  findProductIds,
  insertCategory,
  loadProducts,
  lockVariants,
  nextCategoryPosition,
  type ArticleNames,
} from './catalogue.repo'
export { type MakeId, type ProductWrite, writeProducts } from './catalogue.write.repo'
export { CellProblem, readAmount, readChoice, readCount, readDecimal, readGtin, readList, readText } from './cells'
export { fileLimits, plainCount, unpackedBytes } from './file-limits'
export { plainName } from './file-name'
export { groupRows, type KnownArticles, type RowGroup } from './group-rows'
export { createHandles, handleOf, numberedHandles } from './handles'
export { cardAddress } from './picture-address'
export { planProduct, type Outcome } from './plan-product'
export { applyDuePrices, findPlannedPrices } from './price-changes.repo'
export type { PriceJump } from './price-jumps'
export {
  maxReportedLength,
  type Cell,
  type CellFault,
  type ImportRow,
  type OptionCell,
  type ProductCells,
} from './product-row'
export { createProductsOperator, type ProductsOperator, type TaggedProduct } from './products.operator'
export { createPictureFetcher, type FetchPicture } from './remote-picture'
export { RowRefusal } from './row-refusal'
export { createPriceClock } from './scheduled-prices'
export { createSentPictures, sender, type SentPictures } from './sent-pictures'
export { findBySku } from './sku-keys'
export { hashOf, maxPictureBytes, maxPictureMegabytes, storePicture } from './store-picture'
