// Written by compile.ts from office-activity.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-activity", and what each of them needs. */
export interface OfficeActivityWords {
  'page.profile': NoValues
  'page.orders': NoValues
  'page.delivery': NoValues
  'page.applications': NoValues
  'page.opening': NoValues
  today: { day: string }
  of: { name: string; field: string }
  ofFrom: { name: string; field: string; from: string }
  products: NoValues
  moreProducts: { count: number }
  inList: { count: number }
  more: { count: number }
  facts: NoValues
  changes: NoValues
  putBack: NoValues
  putBackOf: { subject: string }
  'putBack.title': { subject: string }
  'putBack.text': NoValues
  'putBack.do': NoValues
  'putBack.doing': NoValues
  showAll: NoValues
  undo: NoValues
  undoOf: { subject: string }
  'undo.title': { count: number }
  'undo.text': NoValues
  'undo.do': NoValues
  'undo.doing': NoValues
  since: NoValues
  sinceAt: { at: string }
  sinceBy: { by: string; at: string }
  'field.product.title': NoValues
  'field.product.brand': NoValues
  'field.product.category': NoValues
  'field.product.description': NoValues
  'field.product.tags': NoValues
  'field.product.images': NoValues
  'field.product.tax': NoValues
  'field.product.weight': NoValues
  'field.product.age': NoValues
  'field.product.flavour': NoValues
  'field.product.notSoldIn': NoValues
  'field.product.handle': NoValues
  'field.product.publishedAt': NoValues
  'field.product.archivedAt': NoValues
  'field.product.options': NoValues
  'field.product.name': NoValues
  'field.product.variants': NoValues
  'field.product.variantTitle': NoValues
  'field.product.sku': NoValues
  'field.product.values': NoValues
  'field.product.stock': NoValues
  'field.product.price': NoValues
  'field.product.salePercent': NoValues
  'field.product.planned': NoValues
  'field.product.unit': NoValues
  'field.product.net': NoValues
  'field.product.pack': NoValues
  'field.product.carton': NoValues
  'field.product.width': NoValues
  'field.product.height': NoValues
  'field.product.variantWeight': NoValues
  'field.product.gtin': NoValues
  'field.product.shelf': NoValues
  'field.product.strength': NoValues
  'field.product.availability': NoValues
  'field.product.lowStock': NoValues
  'field.product.availableFrom': NoValues
  'field.stock.sku': NoValues
  'field.stock.change': NoValues
  'field.stock.availableFrom': NoValues
  'field.stock.reason': NoValues
  'field.stock.note': NoValues
  'field.bulk.kind': NoValues
  'field.bulk.percent': NoValues
  'field.bulk.category': NoValues
  'field.bulk.add': NoValues
  'field.bulk.remove': NoValues
  'field.bulk.title': NoValues
  'field.bulk.percentOff': NoValues
  'field.bulk.amountOff': NoValues
  'field.bulk.startsAt': NoValues
  'field.bulk.endsAt': NoValues
  'field.bulk.products': NoValues
  'field.order.goods': NoValues
  'field.order.payment': NoValues
  'field.order.carrier': NoValues
  'field.order.trackingUrl': NoValues
  'field.order.pieces': NoValues
  'field.order.althoughRefunded': NoValues
  'field.order.taxDate': NoValues
  'field.order.taxTotal': NoValues
  'field.order.orderTotal': NoValues
  'field.order.refundTotal': NoValues
  'field.order.toPayBack': NoValues
  'field.order.paidOn': NoValues
  'field.order.paidAmount': NoValues
  'field.order.availableFrom': NoValues
  'field.order.article': NoValues
  'field.company.paymentTermsDays': NoValues
  'field.company.poRequired': NoValues
  'field.company.blocked': NoValues
  'field.company.reason': NoValues
  'field.company.vatId': NoValues
  'field.company.vatStatus': NoValues
  'field.customer.firstName': NoValues
  'field.customer.lastName': NoValues
  'field.customer.phone': NoValues
  'field.customer.blocked': NoValues
  'field.operator.role': NoValues
  'field.operator.disabled': NoValues
  'field.api_key.scopes': NoValues
  'field.api_key.expiresAt': NoValues
  'field.webhook.host': NoValues
  'field.webhook.events': NoValues
  'field.webhook.disabled': NoValues
  'field.webhook.failingSince': NoValues
  'field.promotion.code': NoValues
  'field.promotion.type': NoValues
  'field.promotion.value': NoValues
  'field.promotion.startsAt': NoValues
  'field.promotion.endsAt': NoValues
  'field.promotion.minimum': NoValues
  'field.promotion.usageLimit': NoValues
  'field.promotion.usageLimitPerCompany': NoValues
  'field.flash_sale.title': NoValues
  'field.flash_sale.startsAt': NoValues
  'field.flash_sale.endsAt': NoValues
  'field.flash_sale.products': NoValues
  'field.category.name': NoValues
  'field.category.handle': NoValues
  'field.category.description': NoValues
  'field.category.parent': NoValues
  'field.category.place': NoValues
  'field.complaint.note': NoValues
  'field.catalog.created': NoValues
  'field.catalog.updated': NoValues
  'field.catalog.failed': NoValues
  'field.catalog.categories_created': NoValues
  'field.catalog.rows': NoValues
  'field.catalog.rows_done': NoValues
  'field.sample_data.products': NoValues
  'field.sample_data.categories': NoValues
  'field.sample_data.pages': NoValues
  'field.sample_data.remaining': NoValues
  'field.notices.order': NoValues
  'field.notices.application': NoValues
  'field.notices.complaint': NoValues
  'field.notices.message': NoValues
  'field.notices.low_stock': NoValues
  'field.notices.failed_mail': NoValues
  'field.synonyms.terms': NoValues
  'field.profile.name': NoValues
  'field.profile.legalName': NoValues
  'field.profile.registrationNumber': NoValues
  'field.profile.country': NoValues
  'field.profile.vatIds': NoValues
  'field.profile.address': NoValues
  'field.profile.phone': NoValues
  'field.profile.email': NoValues
  'field.profile.hours': NoValues
  'field.profile.orderRules': NoValues
  'field.profile.returns': NoValues
  'field.profile.approval': NoValues
  'field.profile.about': NoValues
  'field.profile.footerLinks': NoValues
  'field.profile.senderName': NoValues
  'field.profile.signature': NoValues
  'field.profile.colour': NoValues
  'field.profile.logo': NoValues
  'field.applications.dunsNumber': NoValues
  'field.applications.typeOfBusiness': NoValues
  'field.applications.companyWebsite': NoValues
  'field.applications.numberOfEmployees': NoValues
  'field.applications.annualRevenue': NoValues
  'field.applications.jobTitle': NoValues
  'field.applications.preferredDeliveryDays': NoValues
  'field.applications.productsOfInterest': NoValues
  'field.applications.specificBrands': NoValues
  'field.applications.estimatedOrderVolume': NoValues
  'field.applications.orderFrequency': NoValues
  'field.applications.fdaRegistrationStatus': NoValues
  'field.applications.taxIdExemption': NoValues
  'field.applications.preferredPaymentMethod': NoValues
  'field.applications.shippingPreferences': NoValues
  'field.applications.customsBroker': NoValues
  'field.applications.uploadLicenses': NoValues
  'field.applications.privateLabelInterest': NoValues
  'field.applications.paymentConnectionId': NoValues
  'field.applications.creditCheckRequired': NoValues
  'field.applications.importingExperienceFromEurope': NoValues
  'field.applications.salesChannels': NoValues
  'field.applications.howDidYouHearAboutUs': NoValues
  'field.applications.retailProgramInterest': NoValues
  'field.applications.resellingExclusiveOrNewProducts': NoValues
  'field.applications.newsletterSubscription': NoValues
  'field.applications.deliveryAddress': NoValues
  'field.applications.shippingChoices': NoValues
  'field.orders.minimum': NoValues
  'field.orders.paymentDays': NoValues
  'field.orders.lowStock': NoValues
  'field.orders.points': NoValues
  'field.delivery.name': NoValues
  'field.delivery.countries': NoValues
  'field.delivery.amount': NoValues
  'field.delivery.goodsFrom': NoValues
  'field.delivery.minDays': NoValues
  'field.delivery.maxDays': NoValues
  'field.delivery.isMaxCalendar': NoValues
  'field.delivery.timeZone': NoValues
  'field.delivery.cutOff': NoValues
  'field.delivery.workingDays': NoValues
  'field.delivery.preparationDays': NoValues
  'field.delivery.closures': NoValues
  'field.delivery.options': NoValues
  'field.opening.open': NoValues
  'field.opening.previewsFrom': NoValues
  'value.yes': NoValues
  'value.no': NoValues
  'value.logo': NoValues
  'value.new_logo': NoValues
  'value.food': NoValues
  'value.confectionery': NoValues
  'value.soft_drink': NoValues
  'value.nicotine': NoValues
  'value.standard': NoValues
  'value.tracked': NoValues
  'value.always': NoValues
  'value.backorder': NoValues
  'value.withdrawn': NoValues
  'value.counted': NoValues
  'value.damaged': NoValues
  'value.expired': NoValues
  'value.lost': NoValues
  'value.returned': NoValues
  'value.own_use': NoValues
  'value.booked_by_mistake': NoValues
  'value.other': NoValues
  'value.category': NoValues
  'value.tags': NoValues
  'value.publish': NoValues
  'value.archive': NoValues
  'value.price': NoValues
  'value.flash_sale': NoValues
  'value.import': NoValues
  'value.pending': NoValues
  'value.to_pack': NoValues
  'value.packed': NoValues
  'value.delivered': NoValues
  'value.completed': NoValues
  'value.canceled': NoValues
  'value.requires_action': NoValues
  'value.shipped': NoValues
  'value.awaiting': NoValues
  'value.unpaid': NoValues
  'value.paid': NoValues
  'value.credited': NoValues
  'value.unchecked': NoValues
  'value.valid': NoValues
  'value.invalid': NoValues
  'value.unavailable': NoValues
  'value.owner': NoValues
  'value.orders': NoValues
  'value.catalogue': NoValues
  'value.support': NoValues
  'value.reader': NoValues
  'value.see': NoValues
  'value.service': NoValues
  'value.percentage': NoValues
  'value.fixed': NoValues
  'value.off': NoValues
  'value.required': NoValues
  'value.optional': NoValues
  'value.carriers': NoValues
  'value.delivery': NoValues
  'value.at_once': NoValues
  'value.digest': NoValues
}

/** The English texts of the area "office-activity". */
export const officeActivityWords = /* @__PURE__ */ defineWords<OfficeActivityWords>('office-activity', {
  'page.profile': ["Shop profile"],
  'page.orders': ["Conditions of orders"],
  'page.delivery': ["Delivery"],
  'page.applications': ["Application form"],
  'page.opening': ["Opening"],
  today: ["Today, ",["day"]],
  of: [["name"],": ",["field"]],
  ofFrom: [["name"],": ",["field"]," from ",["from"]],
  products: ["Products"],
  moreProducts: [["count","plural",{"one":["And ","#"," more product."],"other":["And ","#"," more products."]}]],
  inList: [["count","plural",{"one":["Show it in the product list"],"other":["Show them in the product list"]}]],
  more: [["count","plural",{"one":["#"," more change"],"other":["#"," more changes"]}]],
  facts: ["Details"],
  changes: ["Changes"],
  putBack: ["Put back..."],
  putBackOf: ["Put back the old values of ",["subject"],"..."],
  'putBack.title': ["Put back the old values of ",["subject"],"?"],
  'putBack.text': ["Values that were changed otherwise stay. The activity records this as a change of yours."],
  'putBack.do': ["Put back"],
  'putBack.doing': ["Putting back..."],
  showAll: ["Show all"],
  undo: ["Undo..."],
  undoOf: ["Undo the changes of ",["subject"],"..."],
  'undo.title': [["count","plural",{"one":["Undo the change of ","#"," product?"],"other":["Undo the change of ","#"," products?"]}]],
  'undo.text': ["Values that were changed since stay. The activity records the undo as a change of yours."],
  'undo.do': ["Undo"],
  'undo.doing': ["Undoing..."],
  since: ["Changed since"],
  sinceAt: ["Changed since, ",["at"]],
  sinceBy: ["Changed since by ",["by"],", ",["at"]],
  'field.product.title': ["Name"],
  'field.product.brand': ["Brand"],
  'field.product.category': ["Category"],
  'field.product.description': ["Description"],
  'field.product.tags': ["Tags"],
  'field.product.images': ["Pictures"],
  'field.product.tax': ["Tax class"],
  'field.product.weight': ["Weight in grams"],
  'field.product.age': ["Age limit in years"],
  'field.product.flavour': ["Flavour class"],
  'field.product.notSoldIn': ["Not sold in"],
  'field.product.handle': ["Address"],
  'field.product.publishedAt': ["For sale from"],
  'field.product.archivedAt': ["Archived"],
  'field.product.options': ["Options"],
  'field.product.name': ["Picture"],
  'field.product.variants': ["Variants"],
  'field.product.variantTitle': ["Variant name"],
  'field.product.sku': ["SKU"],
  'field.product.values': ["Option value"],
  'field.product.stock': ["Stock"],
  'field.product.price': ["Unit price"],
  'field.product.salePercent': ["Percentage off in the flash sale"],
  'field.product.planned': ["Scheduled price"],
  'field.product.unit': ["Unit"],
  'field.product.net': ["Net content"],
  'field.product.pack': ["Items in a piece"],
  'field.product.carton': ["Pieces in a carton"],
  'field.product.width': ["Width, mm"],
  'field.product.height': ["Height, mm"],
  'field.product.variantWeight': ["Weight in grams"],
  'field.product.gtin': ["GTIN"],
  'field.product.shelf': ["Shelf place"],
  'field.product.strength': ["Nicotine, mg"],
  'field.product.availability': ["Availability"],
  'field.product.lowStock': ["Low below"],
  'field.product.availableFrom': ["Available from"],
  'field.stock.sku': ["SKU"],
  'field.stock.change': ["Pieces"],
  'field.stock.availableFrom': ["Available from"],
  'field.stock.reason': ["Reason"],
  'field.stock.note': ["Note"],
  'field.bulk.kind': ["Change"],
  'field.bulk.percent': ["Percentage"],
  'field.bulk.category': ["New category"],
  'field.bulk.add': ["Tags added"],
  'field.bulk.remove': ["Tags removed"],
  'field.bulk.title': ["Flash sale"],
  'field.bulk.percentOff': ["Percentage off"],
  'field.bulk.amountOff': ["Amount off"],
  'field.bulk.startsAt': ["Begins"],
  'field.bulk.endsAt': ["Ends"],
  'field.bulk.products': ["Products"],
  'field.order.goods': ["Goods"],
  'field.order.payment': ["Payment"],
  'field.order.carrier': ["Carrier"],
  'field.order.trackingUrl': ["Tracking"],
  'field.order.pieces': ["Pieces"],
  'field.order.althoughRefunded': ["Credited pieces shipped"],
  'field.order.taxDate': ["Date of the VAT"],
  'field.order.taxTotal': ["VAT"],
  'field.order.orderTotal': ["Total"],
  'field.order.refundTotal': ["Amount"],
  'field.order.toPayBack': ["To pay back"],
  'field.order.paidOn': ["Paid on"],
  'field.order.paidAmount': ["Payment received"],
  'field.order.availableFrom': ["Ships from"],
  'field.order.article': ["Article"],
  'field.company.paymentTermsDays': ["Days from order to due date"],
  'field.company.poRequired': ["PO number needed"],
  'field.company.blocked': ["Blocked"],
  'field.company.reason': ["Reason"],
  'field.company.vatId': ["VAT number"],
  'field.company.vatStatus': ["VAT number status"],
  'field.customer.firstName': ["First name"],
  'field.customer.lastName': ["Last name"],
  'field.customer.phone': ["Phone"],
  'field.customer.blocked': ["Blocked"],
  'field.operator.role': ["Role"],
  'field.operator.disabled': ["Deactivated"],
  'field.api_key.scopes': ["Permissions"],
  'field.api_key.expiresAt': ["Expires"],
  'field.webhook.host': ["Receiver"],
  'field.webhook.events': ["Events"],
  'field.webhook.disabled': ["Disabled"],
  'field.webhook.failingSince': ["Failing since"],
  'field.promotion.code': ["Code"],
  'field.promotion.type': ["Discount type"],
  'field.promotion.value': ["Discount"],
  'field.promotion.startsAt': ["Begins"],
  'field.promotion.endsAt': ["Ends"],
  'field.promotion.minimum': ["Minimum"],
  'field.promotion.usageLimit': ["Orders in total"],
  'field.promotion.usageLimitPerCompany': ["Orders per company"],
  'field.flash_sale.title': ["Name"],
  'field.flash_sale.startsAt': ["Begins"],
  'field.flash_sale.endsAt': ["Ends"],
  'field.flash_sale.products': ["Products"],
  'field.category.name': ["Name"],
  'field.category.handle': ["Address"],
  'field.category.description': ["Description"],
  'field.category.parent': ["Parent category"],
  'field.category.place': ["Place"],
  'field.complaint.note': ["Note"],
  'field.catalog.created': ["Created"],
  'field.catalog.updated': ["Updated"],
  'field.catalog.failed': ["Failed"],
  'field.catalog.categories_created': ["New categories"],
  'field.catalog.rows': ["Rows"],
  'field.catalog.rows_done': ["Rows done"],
  'field.sample_data.products': ["Products"],
  'field.sample_data.categories': ["Categories"],
  'field.sample_data.pages': ["Pages"],
  'field.sample_data.remaining': ["Remaining"],
  'field.notices.order': ["A new order"],
  'field.notices.application': ["A new application"],
  'field.notices.complaint': ["A complaint"],
  'field.notices.message': ["A message from the contact form"],
  'field.notices.low_stock': ["Low stock"],
  'field.notices.failed_mail': ["An e-mail that could not be delivered"],
  'field.synonyms.terms': ["Terms"],
  'field.profile.name': ["Shop name"],
  'field.profile.legalName': ["Company name"],
  'field.profile.registrationNumber': ["Company number"],
  'field.profile.country': ["Country"],
  'field.profile.vatIds': ["VAT numbers"],
  'field.profile.address': ["Address"],
  'field.profile.phone': ["Phone"],
  'field.profile.email': ["Support e-mail"],
  'field.profile.hours': ["Support hours"],
  'field.profile.orderRules': ["Rules at checkout"],
  'field.profile.returns': ["Returns and complaints"],
  'field.profile.approval': ["How long an approval takes"],
  'field.profile.about': ["The shop in one sentence"],
  'field.profile.footerLinks': ["Links in the footer"],
  'field.profile.senderName': ["Sender name"],
  'field.profile.signature': ["Signature"],
  'field.profile.colour': ["Brand colour"],
  'field.profile.logo': ["Logo"],
  'field.applications.dunsNumber': ["DUNS number"],
  'field.applications.typeOfBusiness': ["Type of business"],
  'field.applications.companyWebsite': ["Company website"],
  'field.applications.numberOfEmployees': ["Number of employees"],
  'field.applications.annualRevenue': ["Annual revenue in euro"],
  'field.applications.jobTitle': ["Job title"],
  'field.applications.preferredDeliveryDays': ["Preferred delivery day"],
  'field.applications.productsOfInterest': ["Products of interest"],
  'field.applications.specificBrands': ["Specific brands"],
  'field.applications.estimatedOrderVolume': ["Estimated order volume"],
  'field.applications.orderFrequency': ["Order frequency"],
  'field.applications.fdaRegistrationStatus': ["FDA registration status"],
  'field.applications.taxIdExemption': ["Tax ID exemption"],
  'field.applications.preferredPaymentMethod': ["Preferred payment method"],
  'field.applications.shippingPreferences': ["Shipping preference"],
  'field.applications.customsBroker': ["Customs broker"],
  'field.applications.uploadLicenses': ["Licence"],
  'field.applications.privateLabelInterest': ["Interested in a private label"],
  'field.applications.paymentConnectionId': ["Payment connection ID"],
  'field.applications.creditCheckRequired': ["A credit check is required"],
  'field.applications.importingExperienceFromEurope': ["Experienced in importing from Europe"],
  'field.applications.salesChannels': ["Sales channels"],
  'field.applications.howDidYouHearAboutUs': ["How did you hear about us"],
  'field.applications.retailProgramInterest': ["Interested in the retail programme"],
  'field.applications.resellingExclusiveOrNewProducts': ["Interested in reselling exclusive or new products"],
  'field.applications.newsletterSubscription': ["Send me the newsletter"],
  'field.applications.deliveryAddress': ["Delivery address"],
  'field.applications.shippingChoices': ["Shipping preferences offered"],
  'field.orders.minimum': ["Order minimum"],
  'field.orders.paymentDays': ["Payment days"],
  'field.orders.lowStock': ["Low stock below"],
  'field.orders.points': ["Loyalty points"],
  'field.delivery.name': ["Name"],
  'field.delivery.countries': ["Countries"],
  'field.delivery.amount': ["Price"],
  'field.delivery.goodsFrom': ["For goods from"],
  'field.delivery.minDays': ["Fastest, in days"],
  'field.delivery.maxDays': ["Slowest, in days"],
  'field.delivery.isMaxCalendar': ["The slowest time includes weekends and holidays (calendar days, not working days)"],
  'field.delivery.timeZone': ["Time zone"],
  'field.delivery.cutOff': ["Order before"],
  'field.delivery.workingDays': ["Packed on"],
  'field.delivery.preparationDays': ["Preparation"],
  'field.delivery.closures': ["Closures"],
  'field.delivery.options': ["Delivery options"],
  'field.opening.open': ["Open to visitors"],
  'field.opening.previewsFrom': ["Preview links ended"],
  'value.yes': ["Yes"],
  'value.no': ["No"],
  'value.logo': ["A logo"],
  'value.new_logo': ["Another logo"],
  'value.food': ["Food"],
  'value.confectionery': ["Confectionery"],
  'value.soft_drink': ["Soft drink"],
  'value.nicotine': ["Nicotine"],
  'value.standard': ["Standard"],
  'value.tracked': ["Tracked stock"],
  'value.always': ["Always available"],
  'value.backorder': ["On backorder"],
  'value.withdrawn': ["Not sold"],
  'value.counted': ["Counted"],
  'value.damaged': ["Damaged"],
  'value.expired': ["Expired"],
  'value.lost': ["Lost"],
  'value.returned': ["Returned"],
  'value.own_use': ["Own use or samples"],
  'value.booked_by_mistake': ["Booked by mistake"],
  'value.other': ["Other"],
  'value.category': ["Category"],
  'value.tags': ["Tags"],
  'value.publish': ["Published"],
  'value.archive': ["Archived"],
  'value.price': ["Prices"],
  'value.flash_sale': ["Flash sale"],
  'value.import': ["Import"],
  'value.pending': ["Pending"],
  'value.to_pack': ["To pack"],
  'value.packed': ["Packed"],
  'value.delivered': ["Delivered"],
  'value.completed': ["Completed"],
  'value.canceled': ["Canceled"],
  'value.requires_action': ["Requires action"],
  'value.shipped': ["Shipped"],
  'value.awaiting': ["Unpaid, not authorized"],
  'value.unpaid': ["Unpaid"],
  'value.paid': ["Paid"],
  'value.credited': ["Credited in full"],
  'value.unchecked': ["not checked"],
  'value.valid': ["valid"],
  'value.invalid': ["not valid"],
  'value.unavailable': ["register did not answer"],
  'value.owner': ["Owner"],
  'value.orders': ["Orders"],
  'value.catalogue': ["Catalogue"],
  'value.support': ["Support"],
  'value.reader': ["Reader"],
  'value.see': ["View"],
  'value.service': ["Service"],
  'value.percentage': ["Percentage"],
  'value.fixed': ["Fixed amount"],
  'value.off': ["Off"],
  'value.required': ["Required"],
  'value.optional': ["May be left empty"],
  'value.carriers': ["UPS, FedEx and DHL"],
  'value.delivery': ["Your delivery options"],
  'value.at_once': ["Immediately"],
  'value.digest': ["Once a day"],
})
