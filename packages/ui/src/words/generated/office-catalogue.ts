// Written by compile.ts from office-catalogue.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-catalogue", and what each of them needs. */
export interface OfficeCatalogueWords {
  'products.caption': NoValues
  'products.loading': NoValues
  'products.failed': NoValues
  'products.none': NoValues
  'products.empty': NoValues
  'products.emptyText': NoValues
  'products.clear': NoValues
  'products.search': NoValues
  'products.searchText': NoValues
  'products.new': NoValues
  'products.import': NoValues
  'products.sum': { count: number }
  'product.name': NoValues
  'product.category': NoValues
  'product.price': NoValues
  'product.priceOf': { name: string }
  'product.tier': NoValues
  'product.stock': NoValues
  'product.stockOf': { name: string }
  'product.always': NoValues
  'product.backorder': NoValues
  'product.withdrawn': NoValues
  'product.state': NoValues
  'product.changed': NoValues
  'product.active': NoValues
  'product.draft': NoValues
  'product.archived': NoValues
  'product.sample': NoValues
  'products.view.all': NoValues
  'products.view.published': NoValues
  'products.view.low': NoValues
  'products.view.noPrice': NoValues
  'products.view.noPicture': NoValues
  'products.view.draft': NoValues
  'products.view.archived': NoValues
  'products.export': NoValues
  'products.exportSemicolons': NoValues
  'product.variants': NoValues
  'product.loading': NoValues
  'product.failed': NoValues
  'product.publish': NoValues
  'product.hide': NoValues
  'product.saving': NoValues
  'product.pricesAndStock': NoValues
  'product.availabilityOf': { name: string }
  'product.availableFromOf': { name: string }
  'product.availableFrom': { day: string }
  'product.backorderHint': NoValues
  'product.pricesHint': { currency: string }
  'product.bulkHint': NoValues
  'product.from': { from: string }
  'product.priceFrom': { name: string; from: string }
  'product.remoteChange': NoValues
  'product.change.price': { sku: string; from: string }
}

/** The English texts of the area "office-catalogue". */
export const officeCatalogueWords = /* @__PURE__ */ defineWords<OfficeCatalogueWords>('office-catalogue', {
  'products.caption': ["Products"],
  'products.loading': ["Loading products..."],
  'products.failed': ["Products could not be loaded"],
  'products.none': ["No products match these filters"],
  'products.empty': ["No products yet"],
  'products.emptyText': ["Import a list, or add the first one by hand."],
  'products.clear': ["Clear filters"],
  'products.search': ["Search products"],
  'products.searchText': ["Name, SKU or barcode"],
  'products.new': ["New product"],
  'products.import': ["Import"],
  'products.sum': [["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'product.name': ["Product"],
  'product.category': ["Category"],
  'product.price': ["Price"],
  'product.priceOf': ["Price of ",["name"]],
  'product.tier': ["First tier"],
  'product.stock': ["Stock"],
  'product.stockOf': ["Stock of ",["name"]],
  'product.always': ["Always"],
  'product.backorder': ["Backorder"],
  'product.withdrawn': ["Not sold"],
  'product.state': ["State"],
  'product.changed': ["Changed"],
  'product.active': ["Active"],
  'product.draft': ["Draft"],
  'product.archived': ["Archived"],
  'product.sample': ["Sample"],
  'products.view.all': ["All"],
  'products.view.published': ["Published"],
  'products.view.low': ["Low stock"],
  'products.view.noPrice': ["No price"],
  'products.view.noPicture': ["No picture"],
  'products.view.draft': ["Draft"],
  'products.view.archived': ["Archived"],
  'products.export': ["Export CSV"],
  'products.exportSemicolons': ["CSV for Excel (semicolons)"],
  'product.variants': ["Variants"],
  'product.loading': ["Loading the product..."],
  'product.failed': ["The product could not be loaded"],
  'product.publish': ["Publish"],
  'product.hide': ["Hide from buyers"],
  'product.saving': ["Saving..."],
  'product.pricesAndStock': ["Prices and stock"],
  'product.availabilityOf': ["Availability of ",["name"]],
  'product.availableFromOf': ["First day of dispatch of ",["name"]," on backorder"],
  'product.availableFrom': ["from ",["day"]],
  'product.backorderHint': ["On backorder, buyers see the day on which missing pieces ship. Stock that comes in is first reserved for orders that wait for it, the oldest first."],
  'product.pricesHint': ["Excluding VAT, per piece, in ",["currency"],". Enter saves and moves down, Esc restores. Clear a tier to remove it."],
  'product.bulkHint': ["Buyers get Bulk Order with the first price below the unit price. Its quantity is the minimum of a bulk order."],
  'product.from': ["From ",["from"]],
  'product.priceFrom': ["Price of ",["name"]," from ",["from"]],
  'product.remoteChange': ["A colleague has changed this product"],
  'product.change.price': [["sku"],", from ",["from"]],
})
