// Written by compile.ts from catalog.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "catalog", and what each of them needs. */
export interface CatalogWords {
  new: NoValues
  viewMore: NoValues
  viewMoreOf: { title: string }
  noReviews: NoValues
  ratingFigures: { rating: string; count: number }
  ratingLabel: { rating: string; count: number }
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
  saleMark: { percent: string }
  colors: NoValues
  moreColors: { count: number }
  multipleVariants: NoValues
  packAndStrength: { pack: string; strength: string }
  undeliverable: { variants: string; country: string }
  selectVariant: NoValues
  buyNow: NoValues
  addToCart: NoValues
  adding: NoValues
  itemAdded: NoValues
  cartNow: { lines: number; goods: string }
  cartNowReached: { lines: number; goods: string }
  cartNowMissing: { lines: number; goods: string; missing: string }
  'delivery.below': { threshold: string; price: string }
  'delivery.from': { threshold: string; price: string }
  'delivery.free': NoValues
  'delivery.option': { name: string; time: string }
  'delivery.days': { min: number; max: number }
  'delivery.week': NoValues
  'delivery.reached': { threshold: string }
  'delivery.missing': { missing: string; threshold: string }
  viewCart: NoValues
  addFailed: NoValues
  invalidQuantity: NoValues
  wishlist: NoValues
  wishlistAdded: NoValues
  wishlistRemoved: NoValues
  wishlistFailed: NoValues
  quantity: NoValues
  quantityOf: { title: string }
  decreaseQuantity: NoValues
  increaseQuantity: NoValues
  quantityChanged: { quantity: number }
  brandAndCategory: { brand: string; category: string }
  saveWithNote: NoValues
}

/** The English texts of the area "catalog". */
export const catalogWords = /* @__PURE__ */ defineWords<CatalogWords>('catalog', {
  new: ["NEW"],
  viewMore: ["View More"],
  viewMoreOf: ["View More, ",["title"]],
  noReviews: ["No reviews yet"],
  ratingFigures: [["rating"]," (",["count","number"],")"],
  ratingLabel: [["rating"]," of 5, ",["count","plural",{"one":["#"," review"],"other":["#"," reviews"]}]],
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
  saleMark: ["−",["percent"]],
  colors: ["Colours"],
  moreColors: ["+",["count","number"]],
  multipleVariants: ["Multiple variants available"],
  packAndStrength: [["pack"]," · ",["strength"]],
  undeliverable: [["variants","select",{"all":["Cannot be delivered to ",["country"]],"other":["Some cannot be delivered to ",["country"]]}]],
  selectVariant: ["Select Variant"],
  buyNow: ["Buy Now"],
  addToCart: ["Add to Cart"],
  adding: ["Adding..."],
  itemAdded: ["Item added to cart"],
  cartNow: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]],
  cartNowReached: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]," · free delivery reached"],
  cartNowMissing: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]," · ",["missing"]," more for free delivery"],
  'delivery.below': ["Below ",["threshold"],": ",["price"]],
  'delivery.from': ["From ",["threshold"],": ",["price"]],
  'delivery.free': ["free"],
  'delivery.option': [["name"]," · ",["time"]],
  'delivery.days': [["min","number"],"–",["max","number"]," days"],
  'delivery.week': ["up to one week"],
  'delivery.reached': ["Free delivery: your goods have reached ",["threshold"],"."],
  'delivery.missing': ["Add goods for ",["missing"]," more to get free delivery from ",["threshold"],"."],
  viewCart: ["View cart"],
  addFailed: ["Failed to add item to cart"],
  invalidQuantity: ["Please select a valid quantity."],
  wishlist: ["Wishlist"],
  wishlistAdded: ["Successfully added to wishlist"],
  wishlistRemoved: ["Successfully removed from wishlist"],
  wishlistFailed: ["Failed to toggle wishlist"],
  quantity: ["Quantity"],
  quantityOf: ["Quantity, ",["title"]],
  decreaseQuantity: ["Decrease quantity"],
  increaseQuantity: ["Increase quantity"],
  quantityChanged: ["Quantity changed to ",["quantity","number"]],
  brandAndCategory: [["brand"]," · ",["category"]],
  saveWithNote: ["Save with a note"],
})
