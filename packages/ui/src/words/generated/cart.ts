// Written by compile.ts from cart.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "cart", and what each of them needs. */
export interface CartWords {
  title: NoValues
  itemCount: { count: number }
  loading: NoValues
  unchanged: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  'empty.browse': NoValues
  'empty.usual': NoValues
  'filter.label': NoValues
  'filter.placeholder': NoValues
  'filter.shown': { shown: number; count: number }
  'filter.none': { text: string }
  'filter.noneText': NoValues
  betterLines: { count: number }
  skipLines: NoValues
  'table.caption': NoValues
  'table.exclVat': NoValues
  'column.product': NoValues
  'column.sku': NoValues
  'column.stockAmount': NoValues
  'column.quantity': NoValues
  'column.unitPrice': NoValues
  'column.total': NoValues
  'column.remove': NoValues
  'line.noSku': NoValues
  'line.quantityOf': { title: string }
  'line.stockAmountOf': { title: string }
  'line.step': NoValues
  'line.addBy': { kind: string; pieces: number }
  'line.subtractBy': { kind: string; pieces: number }
  'step.short': { kind: string; pieces: number }
  'step.full': { kind: string; pieces: number }
  'step.tier': { pieces: number; price: string }
  'line.remove': { title: string }
  'line.bulkPrice': NoValues
  'line.unitPrice': NoValues
  'line.nextPrice': { price: string; from: number }
  'editConflict.changed': { kind: string; alternativeText: string; was: string; now: string }
  'editConflict.back': { quantity: string }
  'editConflict.backOf': { title: string; quantity: string }
  'editConflict.set': { quantity: string }
  'editConflict.setOf': { quantity: string; title: string }
  'editConflict.keep': { quantity: string }
  'editConflict.keepOf': { quantity: string; title: string }
  undeliverable: { country: string }
  'short.some': { left: string; quantity: string }
  'short.gone': { quantity: string }
  'short.take': { left: string }
  'short.takeOf': { left: string; title: string }
  'short.remove': NoValues
  'short.lines': { count: number }
  removed: { title: string }
  undo: NoValues
  'summary.title': NoValues
  proceed: NoValues
  proceeding: NoValues
  'bar.total': { count: number }
  toMinimum: { missing: string }
  bulkUpload: NoValues
  'wishlist.save': NoValues
  'wishlist.saving': NoValues
  'wishlist.saved': NoValues
}

/** The English texts of the area "cart". */
export const cartWords = /* @__PURE__ */ defineWords<CartWords>('cart', {
  title: ["Shopping Cart"],
  itemCount: ["(",["count","plural",{"one":["#"," item"],"other":["#"," items"]}],")"],
  loading: ["Loading cart..."],
  unchanged: ["Nothing in the cart has changed."],
  'empty.title': ["Your cart is empty"],
  'empty.text': ["Add some products to get started"],
  'empty.browse': ["Browse Products"],
  'empty.usual': ["Fill up again"],
  'filter.label': ["Filter lines"],
  'filter.placeholder': ["Product name or SKU"],
  'filter.shown': [["shown","number"]," of ",["count","plural",{"one":["#"," line"],"other":["#"," lines"]}]],
  'filter.none': ["No lines match “",["text"],"”"],
  'filter.noneText': ["Only product names and SKUs are searched."],
  betterLines: [["count","plural",{"one":["#"," line at bulk price"],"other":["#"," lines at bulk price"]}]],
  skipLines: ["Skip to the order summary"],
  'table.caption': ["Lines in the cart"],
  'table.exclVat': ["Prices excl. VAT"],
  'column.product': ["Product"],
  'column.sku': ["SKU"],
  'column.stockAmount': ["Stock Amount"],
  'column.quantity': ["Quantity"],
  'column.unitPrice': ["Unit price"],
  'column.total': ["Total"],
  'column.remove': ["Remove"],
  'line.noSku': ["N/A"],
  'line.quantityOf': ["Quantity of ",["title"]],
  'line.stockAmountOf': ["Stock Amount of ",["title"]],
  'line.step': ["Step"],
  'line.addBy': [["kind","select",{"carton":["Add ",["pieces","number"]],"tier":["Add up to ",["pieces","number"]],"other":["Add"]}]],
  'line.subtractBy': [["kind","select",{"carton":["Subtract ",["pieces","number"]],"tier":["Subtract down to ",["pieces","number"]],"other":["Subtract"]}]],
  'step.short': [["kind","select",{"tier":["to ",["pieces","number"]],"none":["top step"],"other":["Step: ",["pieces","number"]]}]],
  'step.full': [["kind","select",{"piece":["Step: 1 · piece"],"carton":["Step: ",["pieces","number"]," · carton"],"other":["lowest price reached"]}]],
  'step.tier': ["to ",["pieces","number"]," · ",["price"]," each"],
  'line.remove': ["Remove ",["title"]],
  'line.bulkPrice': ["Bulk price:"],
  'line.unitPrice': ["Unit price:"],
  'line.nextPrice': [["price"]," from ",["from","number"]],
  'editConflict.changed': [["kind","select",{"unsaved":[["alternativeText"]," is not saved."],"short":["Only ",["alternativeText"]," in stock."],"other":["Changed elsewhere: ",["was"]," → ",["now"],". Your change is included: ",["now"],"."]}]],
  'editConflict.back': ["Back to ",["quantity"]],
  'editConflict.backOf': ["Set ",["title"]," back to ",["quantity"]],
  'editConflict.set': ["Set to ",["quantity"]],
  'editConflict.setOf': ["Set to ",["quantity"],": ",["title"]],
  'editConflict.keep': ["Keep ",["quantity"]],
  'editConflict.keepOf': ["Keep ",["quantity"]," of ",["title"]],
  undeliverable: ["Cannot be delivered to ",["country"],". Remove it, or choose another delivery address at checkout."],
  'short.some': [["left"]," left in stock, ",["quantity"]," in the cart."],
  'short.gone': ["Out of stock. ",["quantity"]," in the cart."],
  'short.take': ["Change to ",["left"]],
  'short.takeOf': ["Change to ",["left"],": ",["title"]],
  'short.remove': ["Remove"],
  'short.lines': [["count","plural",{"one":["#"," line is short of stock"],"other":["#"," lines are short of stock"]}]],
  removed: [["title"]," removed"],
  undo: ["Undo"],
  'summary.title': ["Order Summary"],
  proceed: ["Proceed to Checkout"],
  proceeding: ["Processing..."],
  'bar.total': ["Total, ",["count","plural",{"one":["#"," item"],"other":["#"," items"]}]],
  toMinimum: [["missing"]," more to reach the order minimum"],
  bulkUpload: ["Bulk Upload"],
  'wishlist.save': ["Save cart to wishlist"],
  'wishlist.saving': ["Saving..."],
  'wishlist.saved': ["Products saved without quantities"],
})
