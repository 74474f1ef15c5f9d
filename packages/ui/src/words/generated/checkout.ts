// Written by compile.ts from checkout.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "checkout", and what each of them needs. */
export interface CheckoutWords {
  title: NoValues
  loading: NoValues
  unchanged: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  'empty.browse': NoValues
  'section.delivery': NoValues
  'section.shippingAddress': NoValues
  'section.billingAddress': NoValues
  'section.email': NoValues
  'section.payment': NoValues
  'section.references': NoValues
  'section.promo': NoValues
  'section.rules': NoValues
  'delivery.window': { dates: string }
  'delivery.by': { dates: string }
  'delivery.with': { option: string }
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
  'references.tooLong': { limit: number; over: number }
  'references.saving': NoValues
  'references.saved': NoValues
  'references.loading': NoValues
  'review.label': NoValues
  'review.count': { lines: number; pieces: number }
  'review.show': NoValues
  'review.hide': NoValues
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
  'review.loading': NoValues
  'rules.text': NoValues
  'details.title': NoValues
  'details.toFreeDelivery': { missing: string }
  'details.toMinimum': { missing: string }
  'details.addGoods': NoValues
  'details.promise': { due: string; arrival: string }
  'details.confirms': NoValues
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
  'invalid.postal_code': { country: string }
  'invalid.phone': NoValues
}

/** The English texts of the area "checkout". */
export const checkoutWords = /* @__PURE__ */ defineWords<CheckoutWords>('checkout', {
  title: ["Checkout"],
  loading: ["Loading checkout..."],
  unchanged: ["Nothing in the cart has changed."],
  'empty.title': ["Your cart is empty"],
  'empty.text': ["Add some products to get started"],
  'empty.browse': ["Browse Products"],
  'section.delivery': ["Delivery Information"],
  'section.shippingAddress': ["Delivery Address"],
  'section.billingAddress': ["Billing Address"],
  'section.email': ["Email Address"],
  'section.payment': ["Payment"],
  'section.references': ["Reference"],
  'section.promo': ["Promo Codes"],
  'section.rules': ["Rules and Conditions"],
  'delivery.window': ["Arrives ",["dates"]],
  'delivery.by': ["Expected by ",["dates"]],
  'delivery.with': ["with ",["option"]],
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
  'missing.addresses': ["Please add both delivery and billing addresses before placing the order."],
  'missing.delivery_address': ["Please add a delivery address before placing the order."],
  'missing.billing_address': ["Please add a billing address before placing the order."],
  'missing.po_number': ["Your company orders with a PO number. Please add it before placing the order."],
  'missing.minimum': ["Orders start at ",["minimum"]," of goods. Please add goods for ",["missing"]," before placing the order."],
  'email.notFound': ["Email not found"],
  'email.loading': ["Loading e-mail address..."],
  'payment.invoice': [["days","plural",{"0":["Invoice, due on the day of the order, ",["due"]],"one":["Invoice, ","#"," day, due ",["due"]],"other":["Invoice, ","#"," days, due ",["due"]]}]],
  'payment.terms': ["By the terms agreed for your account."],
  'references.po_number': ["PO number"],
  'references.customer_reference': ["Your reference"],
  'references.note': ["Note to the warehouse"],
  'references.reception_hours': ["Goods reception hours"],
  'references.note.hint': ["For the people who pack and drive."],
  'references.reception_hours.hint': ["Such as weekdays, 7:00 to 11:00."],
  'references.counter': [["used","number"],"/",["limit","number"]],
  'references.tooLong': [["limit","number"]," characters at most: ",["over","plural",{"one":["#"," is"],"other":["#"," are"]}]," too many. Not saved."],
  'references.saving': ["Saving..."],
  'references.saved': ["Saved"],
  'references.loading': ["Loading references..."],
  'review.label': ["Lines of the order"],
  'review.count': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'review.show': ["Show lines"],
  'review.hide': ["Hide lines"],
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
  'review.undeliverable': [["count","plural",{"one":["#"," line of the order cannot be delivered to ",["country"],"."],"other":["#"," lines of the order cannot be delivered to ",["country"],"."]}]," Choose another delivery address, or take ",["count","plural",{"one":["it"],"other":["them"]}]," out in the cart."],
  'review.toCart': ["Shopping Cart"],
  'review.loading': ["Loading the lines..."],
  'rules.text': ["Orders are binding once placed. Payment is due within the terms agreed for your account. Report damage within seven days with a complaint on the order."],
  'details.title': ["Order Details"],
  'details.toFreeDelivery': ["Free delivery in ",["missing"]],
  'details.toMinimum': [["missing"]," to the order minimum"],
  'details.addGoods': ["Add goods"],
  'details.promise': ["Invoice, due ",["due"],". ",["arrival"],"."],
  'details.confirms': ["Confirms the new total."],
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
  'invalid.postal_code': [["country","select",{"se":["A postal code in Sweden has 5 digits, such as 413 04"],"no":["A postal code in Norway has 4 digits, such as 0554"],"dk":["A postal code in Denmark has 4 digits, such as 2100"],"fi":["A postal code in Finland has 5 digits, such as 00100"],"de":["A postal code in Germany has 5 digits, such as 10115"],"us":["A ZIP code has 5 digits, such as 10001, or 9"],"gb":["A postcode in the United Kingdom is written like SW1A 1AA"],"other":["Postal code is not valid"]}]],
  'invalid.phone': ["A phone number has 5 to 15 digits, such as +46 31 555 01 10"],
})
