// Written by compile.ts from listing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "listing", and what each of them needs. */
export interface ListingWords {
  products: NoValues
  home: NoValues
  productsFound: { count: number }
  loadingProducts: NoValues
  searchingProducts: NoValues
  noProducts: NoValues
  noneOfWords: { filters: number; words: string }
  noneOfFilters: { filters: number }
  searchWithoutFilters: NoValues
  nearby: NoValues
  clearAll: NoValues
  searchedFor: { words: string }
  clearSearch: NoValues
  filters: NoValues
  activeFilters: NoValues
  moreFilters: { count: number }
  showProducts: { count: number }
  sort: NoValues
  sort_most_popular: NoValues
  sort_newest: NoValues
  sort_price_asc: NoValues
  sort_price_desc: NoValues
  sort_relevance: NoValues
  priceRange: NoValues
  minPrice: NoValues
  maxPrice: NoValues
  priceBounds: { min: number; max: number; currency: string }
  priceIgnored: { min: number; max: number }
  currency: { code: string }
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
  strength: NoValues
  flavour: NoValues
  pack: NoValues
  packName: { pack: string }
  showMore: { count: number }
  showFewer: NoValues
  showing: { from: number; to: number; count: string }
  wholePrice: { currency: string; amount: number }
  filterCount: { count: number }
  view: NoValues
  view_shelves: NoValues
  view_pad: NoValues
}

/** The English texts of the area "listing". */
export const listingWords = /* @__PURE__ */ defineWords<ListingWords>('listing', {
  products: ["Products"],
  home: ["Home"],
  productsFound: [["count","plural",{"one":["#"," Product Found"],"other":["#"," Products Found"]}]],
  loadingProducts: ["Loading products..."],
  searchingProducts: ["Searching products..."],
  noProducts: ["No products found."],
  noneOfWords: [["filters","plural",{"0":["No products match “",["words"],"”."],"one":["No products match “",["words"],"” with this filter."],"other":["No products match “",["words"],"” with these ","#"," filters."]}]," Your cart is unchanged."],
  noneOfFilters: [["filters","plural",{"0":["There are no products here."],"one":["No products match this filter."],"other":["No products match these ","#"," filters."]}]," Your cart is unchanged."],
  searchWithoutFilters: ["Search without filters"],
  nearby: ["Try:"],
  clearAll: ["Clear all"],
  searchedFor: ["Searched for “",["words"],"”"],
  clearSearch: ["Clear search"],
  filters: ["Filters"],
  activeFilters: ["Active filters"],
  moreFilters: ["+",["count","number"]," more"],
  showProducts: [["count","plural",{"one":["Show ","#"," product"],"other":["Show ","#"," products"]}]],
  sort: ["Sort"],
  sort_most_popular: ["Most Popular"],
  sort_newest: ["Newest"],
  sort_price_asc: ["Price Low to High"],
  sort_price_desc: ["Price High to Low"],
  sort_relevance: ["Relevance"],
  priceRange: ["Price Range"],
  minPrice: ["Min price"],
  maxPrice: ["Max price"],
  priceBounds: ["From ",["min","number"]," to ",["max","number"]," ",["currency","select",{"EUR":["euro"],"other":[["currency"]]}]],
  priceIgnored: ["Enter a number from ",["min","number"]," to ",["max","number"]],
  currency: [["code","select",{"EUR":["€"],"other":[["code"]]}]],
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
  strength: ["Strength"],
  flavour: ["Flavour"],
  pack: ["Pack"],
  packName: [["pack","select",{"can":["Can"],"roll":["Roll"],"case":["Carton"],"bag":["Bag"],"bar":["Bar"],"box":["Box"],"jar":["Jar"],"bottle":["Bottle"],"tub":["Tub"],"tin":["Tin"],"tray":["Tray"],"tube":["Tube"],"pack":["Pack"],"carton":["Carton"],"sleeve":["Sleeve"],"pouch":["Pouch"],"each":["Piece"],"other":[["pack"]]}]],
  showMore: ["Show ",["count","number"]," more"],
  showFewer: ["Show fewer"],
  showing: ["Showing ",["from","number"],"–",["to","number"]," of ",["count"]],
  wholePrice: [["currency","select",{"EUR":["€",["amount","number"]],"other":[["amount","number"]," ",["currency"]]}]],
  filterCount: [["count","number"]],
  view: ["View"],
  view_shelves: ["Shelf"],
  view_pad: ["Order list"],
})
