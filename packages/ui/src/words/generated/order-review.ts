// Written by compile.ts from order-review.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "order-review", and what each of them needs. */
export interface OrderReviewWords {
  'review.label': NoValues
  'review.count': { lines: number; pieces: number }
  'review.show': NoValues
  'review.hide': NoValues
  'review.more': { count: number }
  'review.search': NoValues
  'review.placeholder': NoValues
  'review.found': { found: number; count: number }
  'review.none': { text: string }
  'review.product': NoValues
  'review.sku': NoValues
  'review.noSku': NoValues
  'review.quantity': NoValues
  'review.unitPrice': NoValues
  'review.total': NoValues
  'review.pieces': { quantity: string; price: string }
  'review.bulkPrice': NoValues
  'review.changed': NoValues
  'review.notTo': { country: string }
  'review.undeliverable': { count: number; country: string }
  'review.toCart': NoValues
}

/** The English texts of the area "order-review". */
export const orderReviewWords = /* @__PURE__ */ defineWords<OrderReviewWords>('order-review', {
  'review.label': ["Lines of the order"],
  'review.count': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'review.show': ["Show lines"],
  'review.hide': ["Hide lines"],
  'review.more': ["and ",["count","number"]," more"],
  'review.search': ["Search the lines"],
  'review.placeholder': ["Product name or SKU"],
  'review.found': [["found","number"]," of ",["count","plural",{"one":["#"," line"],"other":["#"," lines"]}]],
  'review.none': ["No lines match “",["text"],"”"],
  'review.product': ["Product name"],
  'review.sku': ["SKU"],
  'review.noSku': ["N/A"],
  'review.quantity': ["Quantity"],
  'review.unitPrice': ["Unit price"],
  'review.total': ["Total"],
  'review.pieces': [["quantity"]," × ",["price"]],
  'review.bulkPrice': ["Bulk price:"],
  'review.changed': ["Changed:"],
  'review.notTo': ["Cannot be delivered to ",["country"]],
  'review.undeliverable': [["count","plural",{"one":["#"," line of the order cannot be delivered to ",["country"],"."],"other":["#"," lines of the order cannot be delivered to ",["country"],"."]}]," Choose another delivery address, or remove ",["count","plural",{"one":["it"],"other":["them"]}]," in the cart."],
  'review.toCart': ["Shopping Cart"],
})
