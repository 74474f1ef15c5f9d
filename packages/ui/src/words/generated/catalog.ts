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
  inStock: NoValues
  stockLeft: { count: string }
  outOfStock: NoValues
  inStockOnPage: NoValues
  stockOnPage: { state: string; pieces: string }
  pieces: { unit: string; count: number }
  priceFrom: NoValues
  bulkFrom: { quantity: number }
  bulkPrice: NoValues
  multipleVariants: NoValues
  selectVariant: NoValues
  buyNow: NoValues
  addToCart: NoValues
  adding: NoValues
  itemAdded: NoValues
  addFailed: NoValues
  quantity: NoValues
  quantityOf: { title: string }
  decreaseQuantity: NoValues
  increaseQuantity: NoValues
  products: NoValues
  home: NoValues
  productsFound: { count: number }
  loadingProducts: NoValues
  searchingProducts: NoValues
  noProducts: NoValues
  noProductsHint: NoValues
  clearAll: NoValues
  filters: NoValues
  activeFilters: NoValues
  moreFilters: { count: number }
  showProducts: { count: number }
  sort: NoValues
  sort_most_popular: NoValues
  sort_newest: NoValues
  sort_price_asc: NoValues
  sort_price_desc: NoValues
  priceRange: NoValues
  minPrice: NoValues
  maxPrice: NoValues
  priceBounds: { min: number; max: number }
  euro: NoValues
  rangeDash: NoValues
  allPrices: NoValues
  bandUnder: { max: string }
  band: { min: string; max: string }
  priceChip: { min: string; max: string }
  priceChipFrom: { min: string }
  priceChipTo: { max: string }
  category: NoValues
  allCategories: NoValues
  popularBrands: NoValues
  popularTags: NoValues
  showMore: { count: number }
  showFewer: NoValues
  showing: { from: number; to: number; count: string }
  euros: { amount: number }
  filterCount: { count: number }
  brandAndCategory: { brand: string; category: string }
}

/** The English texts of the area "catalog". */
export const catalogWords = /* @__PURE__ */ defineWords<CatalogWords>('catalog', {
  new: ["NEW"],
  viewMore: ["View More"],
  viewMoreOf: ["View More, ",["title"]],
  noReviews: ["No reviews yet"],
  ratingFigures: [["rating"]," (",["count","number"],")"],
  ratingLabel: [["rating"]," of 5, ",["count","plural",{"one":["#"," review"],"other":["#"," reviews"]}]],
  inStock: ["In stock"],
  stockLeft: [["count"]," left"],
  outOfStock: ["Out of stock"],
  inStockOnPage: ["In Stock"],
  stockOnPage: [["state"]," · ",["pieces"]],
  pieces: [["unit","select",{"can":[["count","plural",{"one":["#"," can"],"other":["#"," cans"]}]],"roll":[["count","plural",{"one":["#"," roll"],"other":["#"," rolls"]}]],"case":[["count","plural",{"one":["#"," case"],"other":["#"," cases"]}]],"bag":[["count","plural",{"one":["#"," bag"],"other":["#"," bags"]}]],"bar":[["count","plural",{"one":["#"," bar"],"other":["#"," bars"]}]],"box":[["count","plural",{"one":["#"," box"],"other":["#"," boxes"]}]],"jar":[["count","plural",{"one":["#"," jar"],"other":["#"," jars"]}]],"bottle":[["count","plural",{"one":["#"," bottle"],"other":["#"," bottles"]}]],"tub":[["count","plural",{"one":["#"," tub"],"other":["#"," tubs"]}]],"pack":[["count","plural",{"one":["#"," pack"],"other":["#"," packs"]}]],"each":[["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],"other":[["count","plural",{"one":["#"," unit"],"other":["#"," units"]}]]}]],
  priceFrom: ["from"],
  bulkFrom: ["from ",["quantity","number"]],
  bulkPrice: ["Bulk price"],
  multipleVariants: ["Multiple variants available"],
  selectVariant: ["Select Variant"],
  buyNow: ["Buy Now"],
  addToCart: ["Add to cart"],
  adding: ["Adding..."],
  itemAdded: ["Item added to cart"],
  addFailed: ["Failed to add item to cart"],
  quantity: ["Quantity"],
  quantityOf: ["Quantity, ",["title"]],
  decreaseQuantity: ["Decrease quantity"],
  increaseQuantity: ["Increase quantity"],
  products: ["Products"],
  home: ["Home"],
  productsFound: [["count","plural",{"one":["#"," Product Found"],"other":["#"," Products Found"]}]],
  loadingProducts: ["Loading products..."],
  searchingProducts: ["Searching products..."],
  noProducts: ["No products found."],
  noProductsHint: ["Fewer filters or other words may find something."],
  clearAll: ["Clear all"],
  filters: ["Filters"],
  activeFilters: ["Active filters"],
  moreFilters: ["+",["count","number"]," more"],
  showProducts: [["count","plural",{"one":["Show ","#"," product"],"other":["Show ","#"," products"]}]],
  sort: ["Sort"],
  sort_most_popular: ["Most Popular"],
  sort_newest: ["Newest"],
  sort_price_asc: ["Price Low to High"],
  sort_price_desc: ["Price High to Low"],
  priceRange: ["Price Range"],
  minPrice: ["Min price"],
  maxPrice: ["Max price"],
  priceBounds: ["From ",["min","number"]," to ",["max","number"]," euro"],
  euro: ["€"],
  rangeDash: ["–"],
  allPrices: ["All Price"],
  bandUnder: ["Under ",["max"]],
  band: [["min"]," to ",["max"]],
  priceChip: [["min"]," – ",["max"]],
  priceChipFrom: ["From ",["min"]],
  priceChipTo: ["Up to ",["max"]],
  category: ["Category"],
  allCategories: ["All Category"],
  popularBrands: ["Popular Brands"],
  popularTags: ["Popular Tags"],
  showMore: ["Show ",["count","number"]," more"],
  showFewer: ["Show fewer"],
  showing: ["Showing ",["from","number"],"–",["to","number"]," of ",["count"]],
  euros: ["€",["amount","number"]],
  filterCount: [["count","number"]],
  brandAndCategory: [["brand"]," · ",["category"]],
})
