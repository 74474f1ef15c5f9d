// Written by compile.ts from catalog.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "catalog", and what each of them needs. */
export interface CatalogWords {
  flavourName: { flavour: string }
  inStock: NoValues
  stockLeft: { count: string }
  outOfStock: NoValues
  orderable: NoValues
  backOn: { day: string }
  inStockOnPage: NoValues
  stockOnPage: { state: string; pieces: string }
  pieces: { unit: string; count: number }
  priceFrom: NoValues
  exclVat: NoValues
  pricesExclVat: NoValues
  bulkFrom: { quantity: number }
  bulkPrice: NoValues
  salePrice: NoValues
  insteadOf: NoValues
  saleLess: { percent: string }
  multipleVariants: NoValues
  packAndStrength: { pack: string; strength: string }
  undeliverable: { variants: string; country: string }
  selectVariant: NoValues
  buyNow: NoValues
  addToCart: NoValues
  adding: NoValues
  itemAdded: NoValues
  viewCart: NoValues
  aboveStock: { left: string }
  invalidQuantity: NoValues
  quantityRange: { minimum: number; maximum: number }
  quantity: NoValues
  quantityOf: { title: string }
  decreaseQuantity: NoValues
  increaseQuantity: NoValues
  quantityChanged: { quantity: number }
}

/** The English texts of the area "catalog". */
export const catalogWords = /* @__PURE__ */ defineWords<CatalogWords>('catalog', {
  flavourName: [["flavour","select",{"tobacco":["Tobacco"],"menthol":["Menthol"],"mint":["Mint"],"fruit":["Fruit"],"liquorice":["Liquorice"],"herbal":["Herbs"],"other":["Unflavoured"]}]],
  inStock: ["In stock"],
  stockLeft: [["count"]," left"],
  outOfStock: ["Out of stock"],
  orderable: ["Available to order"],
  backOn: ["Back on ",["day"]],
  inStockOnPage: ["In Stock"],
  stockOnPage: [["state"]," · ",["pieces"]],
  pieces: [["unit","select",{"can":[["count","plural",{"one":["#"," can"],"other":["#"," cans"]}]],"roll":[["count","plural",{"one":["#"," roll"],"other":["#"," rolls"]}]],"case":[["count","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]],"bag":[["count","plural",{"one":["#"," bag"],"other":["#"," bags"]}]],"bar":[["count","plural",{"one":["#"," bar"],"other":["#"," bars"]}]],"box":[["count","plural",{"one":["#"," box"],"other":["#"," boxes"]}]],"jar":[["count","plural",{"one":["#"," jar"],"other":["#"," jars"]}]],"bottle":[["count","plural",{"one":["#"," bottle"],"other":["#"," bottles"]}]],"tub":[["count","plural",{"one":["#"," tub"],"other":["#"," tubs"]}]],"pack":[["count","plural",{"one":["#"," pack"],"other":["#"," packs"]}]],"each":[["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],"other":[["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]]}]],
  priceFrom: ["from"],
  exclVat: ["excl. VAT"],
  pricesExclVat: ["Prices excl. VAT"],
  bulkFrom: [["quantity","number"],"+"],
  bulkPrice: ["Bulk price"],
  salePrice: ["Sale price"],
  insteadOf: ["instead of"],
  saleLess: [["percent"]," less"],
  multipleVariants: ["Multiple variants available"],
  packAndStrength: [["pack"]," · ",["strength"]],
  undeliverable: [["variants","select",{"all":["Cannot be delivered to ",["country"]],"other":["Some cannot be delivered to ",["country"]]}]],
  selectVariant: ["Select Variant"],
  buyNow: ["Buy Now"],
  addToCart: ["Add to Cart"],
  adding: ["Adding..."],
  itemAdded: ["Item added to cart"],
  viewCart: ["View cart"],
  aboveStock: ["Only ",["left"]," in stock"],
  invalidQuantity: ["Please select a valid quantity."],
  quantityRange: ["Enter a whole number from ",["minimum","number"]," to ",["maximum","number"],"."],
  quantity: ["Quantity"],
  quantityOf: ["Quantity, ",["title"]],
  decreaseQuantity: ["Decrease quantity"],
  increaseQuantity: ["Increase quantity"],
  quantityChanged: ["Quantity changed to ",["quantity","number"]],
})
