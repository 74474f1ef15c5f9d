// Written by compile.ts from checkout.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "checkout", and what each of them needs. */
export interface CheckoutWords {
  title: NoValues
  loading: NoValues
  unchanged: NoValues
  changed: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  'empty.browse': NoValues
  'section.delivery': NoValues
  'section.shippingAddress': NoValues
  'address.phone': { number: string }
  'section.billingAddress': NoValues
  'section.email': NoValues
  'section.payment': NoValues
  'section.references': NoValues
  'section.promo': NoValues
  'section.rules': NoValues
  'delivery.window': { dates: string }
  'delivery.by': { dates: string }
  'delivery.out': { count: number }
  'delivery.with': { option: string }
  'delivery.notServed': { country: string }
  'delivery.option': { name: string; min: number; max: number }
  'delivery.optionWeek': { name: string }
  'delivery.price': { option: string; price: string }
  'delivery.free': { option: string }
  'address.change': NoValues
  'address.changeShipping': NoValues
  'address.changeBilling': NoValues
  'address.addShipping': NoValues
  'address.addBilling': NoValues
  'address.sameAsDelivery': NoValues
  'address.saving': NoValues
  'missing.addresses': NoValues
  'missing.delivery_address': NoValues
  'missing.billing_address': NoValues
  'missing.po_number': NoValues
  'missing.minimum': { minimum: string; missing: string }
  'email.notFound': NoValues
  'email.loading': NoValues
  'payment.invoice': { days: number; due: string }
  'payment.terms': NoValues
  'references.po_number': NoValues
  'references.customer_reference': NoValues
  'references.note': NoValues
  'references.reception_hours': NoValues
  'references.note.hint': NoValues
  'references.reception_hours.hint': NoValues
  'references.counter': { used: number; limit: number }
  'references.tooLong': { over: number; limit: number }
  'references.saving': NoValues
  'references.saved': NoValues
  'references.loading': NoValues
  'review.loading': NoValues
  'rules.terms': NoValues
  'details.title': NoValues
  'details.toFreeDelivery': { missing: string }
  'details.toMinimum': { missing: string }
  'details.addGoods': NoValues
  'details.promise': { due: string; delivery: string; arrival: string }
  'details.confirms': NoValues
  placeOrder: NoValues
  placing: NoValues
  placed: NoValues
  'bar.total': { due: string }
}

/** The English texts of the area "checkout". */
export const checkoutWords = /* @__PURE__ */ defineWords<CheckoutWords>('checkout', {
  title: ["Checkout"],
  loading: ["Loading checkout..."],
  unchanged: ["Nothing in the cart has changed."],
  changed: ["Nothing has been ordered."],
  'empty.title': ["Your cart is empty"],
  'empty.text': ["Add some products to get started"],
  'empty.browse': ["Browse Products"],
  'section.delivery': ["Delivery Information"],
  'section.shippingAddress': ["Delivery Address"],
  'address.phone': ["Phone ",["number"]],
  'section.billingAddress': ["Billing Address"],
  'section.email': ["Email Address"],
  'section.payment': ["Payment"],
  'section.references': ["Reference"],
  'section.promo': ["Promo Codes"],
  'section.rules': ["Rules and Conditions"],
  'delivery.window': ["Arrives ",["dates"]],
  'delivery.by': ["Expected by ",["dates"]],
  'delivery.out': [["count","plural",{"one":["#"," line is out of stock"],"other":["#"," lines are out of stock"]}]],
  'delivery.with': ["with ",["option"]],
  'delivery.notServed': ["We do not deliver to ",["country"],". Choose another delivery address."],
  'delivery.option': [["name"],", ",["min","number"],"–",["max","number"]," days after dispatch"],
  'delivery.optionWeek': [["name"],", up to one week after dispatch"],
  'delivery.price': [["option"],", ",["price"]],
  'delivery.free': [["option"],", free"],
  'address.change': ["Change"],
  'address.changeShipping': ["Change delivery address"],
  'address.changeBilling': ["Change billing address"],
  'address.addShipping': ["Add delivery address"],
  'address.addBilling': ["Add billing address"],
  'address.sameAsDelivery': ["Same as delivery"],
  'address.saving': ["Saving..."],
  'missing.addresses': ["Please add both delivery and billing addresses before placing the order."],
  'missing.delivery_address': ["Please add a delivery address before placing the order."],
  'missing.billing_address': ["Please add a billing address before placing the order."],
  'missing.po_number': ["Your company orders with a PO number. Please add it before placing the order."],
  'missing.minimum': ["The order minimum is ",["minimum"],". Please add goods for ",["missing"]," before placing the order."],
  'email.notFound': ["Email not found"],
  'email.loading': ["Loading e-mail address..."],
  'payment.invoice': [["days","plural",{"0":["Invoice, due on the day of the order, ",["due"]],"one":["Invoice, ","#"," day from the order, due ",["due"]],"other":["Invoice, ","#"," days from the order, due ",["due"]]}]],
  'payment.terms': ["According to the terms of your account."],
  'references.po_number': ["PO number"],
  'references.customer_reference': ["Your reference"],
  'references.note': ["Note to the warehouse"],
  'references.reception_hours': ["Receiving hours"],
  'references.note.hint': ["For the warehouse and the driver."],
  'references.reception_hours.hint': ["For example weekdays, 7:00 to 11:00."],
  'references.counter': [["used","number"],"/",["limit","number"]],
  'references.tooLong': [["over","plural",{"one":["#"," character"],"other":["#"," characters"]}]," too many (limit ",["limit","number"],"). Not saved."],
  'references.saving': ["Saving..."],
  'references.saved': ["Saved"],
  'references.loading': ["Loading references..."],
  'review.loading': ["Loading the lines..."],
  'rules.terms': ["Terms of Service"],
  'details.title': ["Order Details"],
  'details.toFreeDelivery': [["missing"]," more for free delivery"],
  'details.toMinimum': [["missing"]," more to reach the order minimum"],
  'details.addGoods': ["Add goods"],
  'details.promise': ["Invoice, due ",["due"],". ",["delivery","select",{"not_served":[["arrival"]],"other":[["arrival"],"."]}]],
  'details.confirms': ["You confirm the new total."],
  placeOrder: ["Place Order"],
  placing: ["Placing Order..."],
  placed: ["Order Placed"],
  'bar.total': ["Total, due ",["due"]],
})
