// Written by compile.ts from checkout.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "checkout", and what each of them needs. */
export interface CheckoutWords {
  title: NoValues
  backToCart: NoValues
  loading: NoValues
  unchanged: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  'empty.browse': NoValues
  'section.delivery': NoValues
  'section.shippingAddress': NoValues
  'section.billingAddress': NoValues
  'section.email': NoValues
  'section.promo': NoValues
  'section.rules': NoValues
  'delivery.window': { start: string; end: string }
  'delivery.day': { day: string }
  'delivery.loading': NoValues
  'delivery.option': { id: string; name: string; min: number; max: number }
  'delivery.price': { option: string; price: string }
  'delivery.free': { option: string }
  'address.change': NoValues
  'address.changeShipping': NoValues
  'address.changeBilling': NoValues
  'address.addShipping': NoValues
  'address.addBilling': NoValues
  'address.sameAsDelivery': NoValues
  'address.saving': NoValues
  'address.missing': NoValues
  'email.notFound': NoValues
  'email.loading': NoValues
  'rules.text': NoValues
  'details.title': NoValues
  'details.more': { count: number }
  placeOrder: NoValues
  placing: NoValues
  placed: NoValues
  'bar.total': NoValues
  'dialog.shipping': NoValues
  'dialog.billing': NoValues
  'dialog.save': NoValues
  'dialog.cancel': NoValues
  'dialog.unsaved': NoValues
  'field.first_name': NoValues
  'field.last_name': NoValues
  'field.company': NoValues
  'field.address_1': NoValues
  'field.address_2': NoValues
  'field.postal_code': NoValues
  'field.city': NoValues
  'field.province': NoValues
  'field.country_code': NoValues
  'field.country_code.choose': NoValues
  'field.phone': NoValues
  required: { field: string }
  tooLong: { field: string }
  invalid: { field: string }
  'thanks.title': NoValues
  'thanks.heading': NoValues
  'thanks.text': NoValues
  'thanks.orderNumber': NoValues
  'thanks.openOrder': { number: string }
  'thanks.unknown': NoValues
  'thanks.expected': NoValues
  'thanks.loading': NoValues
  'thanks.again': NoValues
  'thanks.history': NoValues
}

/** The English texts of the area "checkout". */
export const checkoutWords = /* @__PURE__ */ defineWords<CheckoutWords>('checkout', {
  title: ["Checkout"],
  backToCart: ["Shopping Cart"],
  loading: ["Loading checkout..."],
  unchanged: ["Nothing in the cart has changed."],
  'empty.title': ["Your cart is empty"],
  'empty.text': ["Add some products to get started"],
  'empty.browse': ["Browse Products"],
  'section.delivery': ["Delivery Information"],
  'section.shippingAddress': ["Delivery Address"],
  'section.billingAddress': ["Billing Address"],
  'section.email': ["Email Address"],
  'section.promo': ["Promo Codes"],
  'section.rules': ["Rules and Conditions"],
  'delivery.window': ["Expected between ",["start"]," and ",["end"]],
  'delivery.day': ["Expected by ",["day"]],
  'delivery.loading': ["Loading delivery dates..."],
  'delivery.option': [["id","select",{"local_shipping":[["name"],", up to one week"],"other":[["name"],", ",["min","number"],"–",["max","number"]," days"]}]],
  'delivery.price': [["option"],", ",["price"]],
  'delivery.free': [["option"],", free"],
  'address.change': ["Change"],
  'address.changeShipping': ["Change delivery address"],
  'address.changeBilling': ["Change billing address"],
  'address.addShipping': ["Add delivery address"],
  'address.addBilling': ["Add billing address"],
  'address.sameAsDelivery': ["Same as delivery"],
  'address.saving': ["Saving..."],
  'address.missing': ["Please add both delivery and billing addresses before placing the order."],
  'email.notFound': ["Email not found"],
  'email.loading': ["Loading email address..."],
  'rules.text': ["Orders are binding once placed. Payment is due within the terms agreed for your account. Report damage within seven days with a complaint on the order."],
  'details.title': ["Order Details"],
  'details.more': ["and ",["count","number"]," more"],
  placeOrder: ["Place Order"],
  placing: ["Placing Order..."],
  placed: ["Order Placed"],
  'bar.total': ["Total"],
  'dialog.shipping': ["Delivery Address Details"],
  'dialog.billing': ["Billing Address Details"],
  'dialog.save': ["Save"],
  'dialog.cancel': ["Cancel"],
  'dialog.unsaved': ["What you typed is not saved."],
  'field.first_name': ["First name"],
  'field.last_name': ["Last name"],
  'field.company': ["Company"],
  'field.address_1': ["Address"],
  'field.address_2': ["Address line 2"],
  'field.postal_code': ["Postal code"],
  'field.city': ["City"],
  'field.province': ["Province"],
  'field.country_code': ["Country"],
  'field.country_code.choose': ["Choose a country"],
  'field.phone': ["Phone"],
  required: [["field"]," is required"],
  tooLong: [["field"]," is too long"],
  invalid: [["field"]," is not valid"],
  'thanks.title': ["Order Details"],
  'thanks.heading': ["Thanks for Ordering"],
  'thanks.text': ["The order is in your order history."],
  'thanks.orderNumber': ["Order number"],
  'thanks.openOrder': ["Order number ",["number"]],
  'thanks.unknown': ["N/A"],
  'thanks.expected': ["Expected delivery"],
  'thanks.loading': ["Loading the order..."],
  'thanks.again': ["Make Another Order"],
  'thanks.history': ["Order history"],
})
