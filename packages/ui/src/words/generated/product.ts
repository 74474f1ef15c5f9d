// Written by compile.ts from product.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "product", and what each of them needs. */
export interface ProductWords {
  orderMode: NoValues
  unitOrder: NoValues
  bulkOrder: NoValues
  tiers: NoValues
  tierRange: { from: string; to: string }
  tierFrom: { from: string }
  tierSaving: { saving: string }
  unitPrice: NoValues
  optionTitle: { title: string }
  optionMissing: NoValues
  chooseOne: NoValues
  seeOptions: NoValues
  choicesMissing: { count: number }
  selectAllOptions: NoValues
  invalidQuantity: NoValues
  aboveStock: { inCart: number; left: string }
  takeStock: { left: number }
  belowBulkMinimum: { minimum: number }
  belowBulkMinimumPacks: { minimum: number; packs: number }
  perUnit: { unit: string }
  unitPriceWas: { price: string }
  saleLess: { percent: string }
  perItem: { price: string; count: number }
  partSeparator: NoValues
  quickQuantities: NoValues
  quantity: NoValues
  inCarton: { count: number }
  pieces: { count: number }
  totalAmount: NoValues
  order: NoValues
  totalOf: { quantity: number; price: string }
  itemAdded: NoValues
  browseProducts: NoValues
  'out.product': NoValues
  'out.choice': NoValues
  delivery: { dates: string }
  notDelivered: { countries: string }
  cannotDeliver: { variants: string; country: string }
  law: { reason: string; most: string }
  deposit: { amount: string; kind: string; since: string }
  ageLimit: { age: number }
  pictures: NoValues
  about: NoValues
  description: NoValues
  additionalInfo: NoValues
  specification: NoValues
  review: { count: number }
  ingredients: NoValues
  allergens: NoValues
  allergensNone: NoValues
  mayContain: NoValues
  netContent: NoValues
  barcode: NoValues
  shippingInformation: NoValues
  shippingOption: NoValues
  shippingTime: NoValues
  shippingPrice: NoValues
  shippingDays: { min: number; max: number }
  shippingWeek: NoValues
  shippingFree: NoValues
  shippingFreeFrom: { amount: string }
  shippingPriceFrom: { price: string; amount: string }
  carton: NoValues
  noSpecification: NoValues
  home: NoValues
  loadingProduct: NoValues
  loadFailed: NoValues
  viewProduct: NoValues
}

/** The English texts of the area "product". */
export const productWords = /* @__PURE__ */ defineWords<ProductWords>('product', {
  orderMode: ["Order mode"],
  unitOrder: ["Unit Order"],
  bulkOrder: ["Bulk Order"],
  tiers: ["Prices by quantity"],
  tierRange: [["from"],"–",["to"]],
  tierFrom: [["from"]," or more"],
  tierSaving: [["saving"]," below unit price"],
  unitPrice: ["unit price"],
  optionTitle: [["title"],":"],
  optionMissing: ["Choose one."],
  chooseOne: ["choose one"],
  seeOptions: ["See options"],
  choicesMissing: [["count","plural",{"one":["#"," choice to make"],"other":["#"," choices to make"]}]],
  selectAllOptions: ["Please select all product options"],
  invalidQuantity: ["Please select a valid quantity"],
  aboveStock: [["inCart","plural",{"0":["Only ",["left"]," in stock"],"other":["Only ",["left"]," in stock, ",["inCart","number"]," in the cart"]}]],
  takeStock: ["Take ",["left","number"]],
  belowBulkMinimum: ["Minimum order quantity for bulk orders is ",["minimum","number"]," units"],
  belowBulkMinimumPacks: ["Minimum order quantity for bulk orders is ",["minimum","number"]," units: ",["packs","number"]," of this pack"],
  perUnit: [["unit","select",{"can":["per can"],"roll":["per roll"],"case":["per carton"],"bag":["per bag"],"bar":["per bar"],"box":["per box"],"jar":["per jar"],"bottle":["per bottle"],"tub":["per tub"],"pack":["per pack"],"each":["per piece"],"other":["per piece"]}]],
  unitPriceWas: [["price"]," unit price"],
  saleLess: [["percent"]," less in the sale"],
  perItem: [["price"]," per item · ",["count","plural",{"one":["#"," item"],"other":["#"," items"]}]],
  partSeparator: [" · "],
  quickQuantities: ["Quick quantities"],
  quantity: ["Quantity"],
  inCarton: [["count","number"]," in a carton"],
  pieces: [["count","number"]],
  totalAmount: ["Total amount"],
  order: ["Your order"],
  totalOf: [["quantity","number"]," × ",["price"]],
  itemAdded: ["Item added to cart!"],
  browseProducts: ["Browse products"],
  'out.product': ["Out of stock. No delivery date is known."],
  'out.choice': ["This choice is out of stock. Choose another one."],
  delivery: ["Arrives ",["dates"]," if ordered now"],
  notDelivered: ["Cannot be delivered to ",["countries"],"."],
  cannotDeliver: [["variants","select",{"all":["Cannot be delivered to ",["country"],":"],"other":["Not all of it can be delivered to ",["country"],":"]}]],
  law: [["reason","select",{"sale":["it is not sold there."],"flavour":["its flavour may not be sold there."],"other":["at most ",["most"]," of nicotine a pouch may be sold there."]}]],
  deposit: [["amount"]," deposit on each ",["kind","select",{"small":["small"],"other":["large"]}]," can or bottle, since ",["since"],". It is not charged here and is not included in any price, discount or total."],
  ageLimit: ["For adults only: you must be ",["age","number"]," or older to buy this product."],
  pictures: ["Pictures"],
  about: ["About this product"],
  description: ["Description"],
  additionalInfo: ["Additional info"],
  specification: ["Specification"],
  review: [["count","plural",{"0":["Review"],"other":["Review ","#"]}]],
  ingredients: ["Ingredients"],
  allergens: ["Allergens"],
  allergensNone: ["None"],
  mayContain: ["May contain"],
  netContent: ["Net content"],
  barcode: ["Barcode (EAN)"],
  shippingInformation: ["Shipping Information"],
  shippingOption: ["Option"],
  shippingTime: ["Time"],
  shippingPrice: ["Price"],
  shippingDays: [["min","number"],"–",["max","number"]," days"],
  shippingWeek: ["up to one week"],
  shippingFree: ["free"],
  shippingFreeFrom: ["free from ",["amount"]],
  shippingPriceFrom: [["price"]," from ",["amount"]],
  carton: ["Carton"],
  noSpecification: ["No specification for this product."],
  home: ["Home"],
  loadingProduct: ["Loading product..."],
  loadFailed: ["Failed to load product details"],
  viewProduct: ["View full product page"],
})
