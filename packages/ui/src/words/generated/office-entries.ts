// Written by compile.ts from office-entries.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-entries", and what each of them needs. */
export interface OfficeEntriesWords {
  'entry.someone': NoValues
  'entry.operator': NoValues
  'entry.api_key': NoValues
  'entry.customer': NoValues
  'entry.shop': NoValues
  'entry.of': { deed: string; subject: string }
  'entry.unknown': { action: string }
  'entry.order.placed': NoValues
  'entry.order.changed': NoValues
  'entry.order.packed': NoValues
  'entry.order.shipped': NoValues
  'entry.order.delivered': NoValues
  'entry.order.completed': NoValues
  'entry.order.canceled': NoValues
  'entry.order.action_required': NoValues
  'entry.order.refunded': NoValues
  'entry.order.parcel_handed_over': NoValues
  'entry.order.parcel_delivered': NoValues
  'entry.order.rest_closed': NoValues
  'entry.order.backordered': NoValues
  'entry.order.line_replaced': NoValues
  'entry.order.parcel_corrected': NoValues
  'entry.order.payment_recorded': NoValues
  'entry.order.packing_undone': NoValues
  'entry.order.parcel_undone': NoValues
  'entry.order.handover_undone': NoValues
  'entry.order.delivery_undone': NoValues
  'entry.order.completion_undone': NoValues
  'entry.order.payment_undone': NoValues
  'entry.order.paid_back': NoValues
  'entry.order.pay_back_undone': NoValues
  'entry.order.closing_undone': NoValues
  'entry.order.backorder_undone': NoValues
  'entry.order.replacement_undone': NoValues
  'entry.order.refund_reversed': NoValues
  'entry.order.tax_fixed': NoValues
  'entry.application.received': NoValues
  'entry.application.approved': NoValues
  'entry.application.rejected': NoValues
  'entry.application.license_read': NoValues
  'entry.company.terms_set': NoValues
  'entry.company.vat_id_set': NoValues
  'entry.company.vat_id_given': NoValues
  'entry.company.vat_id_checked': NoValues
  'entry.customer.created': NoValues
  'entry.customer.blocked': NoValues
  'entry.customer.unblocked': NoValues
  'entry.customer.erased': NoValues
  'entry.customer.password_changed': NoValues
  'entry.customer.profile_changed': NoValues
  'entry.product.added': NoValues
  'entry.product.changed': NoValues
  'entry.product.picture_left_out': NoValues
  'entry.product.bulk_changed': NoValues
  'entry.product.bulk_undone': NoValues
  'entry.stock.received': NoValues
  'entry.stock.corrected': NoValues
  'entry.product.archived': NoValues
  'entry.product.restored': NoValues
  'entry.catalog.import_stopped': NoValues
  'entry.catalog.import_ended': NoValues
  'entry.catalog.imported': NoValues
  'entry.operator.joined': NoValues
  'entry.operator.began_anew': NoValues
  'entry.operator.changed': NoValues
  'entry.operator.invited': NoValues
  'entry.operator.uninvited': NoValues
  'entry.operator.renewed': NoValues
  'entry.operator.recovery_code_used': NoValues
  'entry.operator.recovery_codes_renewed': NoValues
  'entry.api_key.created': NoValues
  'entry.api_key.revoked': NoValues
  'entry.api_key.taken_over': NoValues
  'entry.notices.chosen': NoValues
  'entry.webhook.created': NoValues
  'entry.webhook.changed': NoValues
  'entry.webhook.deleted': NoValues
  'entry.webhook.disabled': NoValues
  'entry.webhook.switched_off': NoValues
  'entry.webhook.taken_over': NoValues
  'entry.legal_text.published': NoValues
  'entry.content.published': NoValues
  'entry.banner.set': NoValues
  'entry.banner.reset': NoValues
  'entry.complaint.filed': NoValues
  'entry.complaint.closed': NoValues
  'entry.promotion.added': NoValues
  'entry.promotion.ended': NoValues
  'entry.review.submitted': NoValues
  'entry.review.approved': NoValues
  'entry.review.rejected': NoValues
  'entry.company.blocked': NoValues
  'entry.company.unblocked': NoValues
  'entry.application.answered': NoValues
  'entry.application.asked': NoValues
  'entry.complaint.answered': NoValues
  'entry.message.answered': NoValues
  'entry.message.closed': NoValues
  'entry.settings.changed': NoValues
  'entry.synonyms.added': NoValues
  'entry.synonyms.set': NoValues
  'entry.synonyms.removed': NoValues
  'entry.customer.password_link_made': NoValues
  'entry.mail.tried_again': NoValues
  'entry.mail.test_sent': NoValues
  'entry.promotion.changed': NoValues
  'entry.flash_sale.added': NoValues
  'entry.flash_sale.changed': NoValues
  'entry.flash_sale.ended': NoValues
  'entry.flash_sale.removed': NoValues
  'entry.sample_data.loaded': NoValues
  'entry.sample_data.removed': NoValues
  'entry.category.added': NoValues
  'entry.category.changed': NoValues
  'entry.category.deleted': NoValues
  'entry.shelf.title_allowed': NoValues
  'entry.shelf.revoked': NoValues
}

/** The English texts of the area "office-entries". */
export const officeEntriesWords = /* @__PURE__ */ defineWords<OfficeEntriesWords>('office-entries', {
  'entry.someone': ["Someone"],
  'entry.operator': ["The server’s operator"],
  'entry.api_key': ["A program"],
  'entry.customer': ["The buyer"],
  'entry.shop': ["The shop"],
  'entry.of': [["deed"],": ",["subject"]],
  'entry.unknown': [["action"]],
  'entry.order.placed': ["placed the order"],
  'entry.order.changed': ["changed the order"],
  'entry.order.packed': ["marked the order as packed"],
  'entry.order.shipped': ["shipped goods"],
  'entry.order.delivered': ["marked the order as delivered"],
  'entry.order.completed': ["completed the order"],
  'entry.order.canceled': ["cancelled the order"],
  'entry.order.action_required': ["marked the order as requiring action"],
  'entry.order.refunded': ["credited the order"],
  'entry.order.parcel_handed_over': ["marked a parcel as handed over"],
  'entry.order.parcel_delivered': ["marked a parcel as delivered"],
  'entry.order.rest_closed': ["closed pieces that will not be shipped"],
  'entry.order.backordered': ["let missing pieces wait for stock"],
  'entry.order.line_replaced': ["replaced pieces by another article"],
  'entry.order.parcel_corrected': ["corrected a parcel"],
  'entry.order.payment_recorded': ["recorded the payment"],
  'entry.order.packing_undone': ["undid the packing"],
  'entry.order.parcel_undone': ["undid a parcel"],
  'entry.order.handover_undone': ["undid the handover of a parcel"],
  'entry.order.delivery_undone': ["undid the delivery of a parcel"],
  'entry.order.completion_undone': ["reopened the order"],
  'entry.order.payment_undone': ["undid the payment"],
  'entry.order.paid_back': ["recorded the repayment"],
  'entry.order.pay_back_undone': ["undid the repayment"],
  'entry.order.closing_undone': ["undid the closing of pieces"],
  'entry.order.backorder_undone': ["undid the waiting of pieces for stock"],
  'entry.order.replacement_undone': ["undid the replacement of pieces"],
  'entry.order.refund_reversed': ["took back a credit"],
  'entry.order.tax_fixed': ["fixed the VAT at the dispatch date"],
  'entry.application.received': ["sent an application"],
  'entry.application.approved': ["approved the application"],
  'entry.application.rejected': ["rejected the application"],
  'entry.application.license_read': ["viewed the licence"],
  'entry.company.terms_set': ["set the terms"],
  'entry.company.vat_id_set': ["set the status of the VAT number"],
  'entry.company.vat_id_given': ["gave a VAT number"],
  'entry.company.vat_id_checked': ["checked the VAT number"],
  'entry.customer.created': ["created an account"],
  'entry.customer.blocked': ["blocked the buyer"],
  'entry.customer.unblocked': ["unblocked the buyer"],
  'entry.customer.erased': ["erased the personal data"],
  'entry.customer.password_changed': ["chose a password"],
  'entry.customer.profile_changed': ["changed the profile"],
  'entry.product.added': ["added a product"],
  'entry.product.changed': ["changed the product"],
  'entry.product.picture_left_out': ["left out a missing picture of the product"],
  'entry.product.bulk_changed': ["changed several products"],
  'entry.product.bulk_undone': ["undid a change of several products"],
  'entry.stock.received': ["booked in goods of"],
  'entry.stock.corrected': ["corrected the stock of"],
  'entry.product.archived': ["archived the product"],
  'entry.product.restored': ["restored the product"],
  'entry.catalog.import_stopped': ["stopped an import"],
  'entry.catalog.import_ended': ["ended an import"],
  'entry.catalog.imported': ["imported the file"],
  'entry.operator.joined': ["joined the team"],
  'entry.operator.began_anew': ["completed a sign-in reset"],
  'entry.operator.changed': ["changed an operator’s role"],
  'entry.operator.invited': ["invited"],
  'entry.operator.uninvited': ["withdrew the invitation"],
  'entry.operator.renewed': ["reset an operator’s sign-in"],
  'entry.operator.recovery_code_used': ["signed in with a recovery code"],
  'entry.operator.recovery_codes_renewed': ["made new recovery codes"],
  'entry.api_key.created': ["created an API key"],
  'entry.api_key.revoked': ["revoked an API key"],
  'entry.api_key.taken_over': ["took over an API key"],
  'entry.notices.chosen': ["changed their notifications"],
  'entry.webhook.created': ["created a webhook"],
  'entry.webhook.changed': ["changed a webhook"],
  'entry.webhook.deleted': ["deleted a webhook"],
  'entry.webhook.disabled': ["disabled a failing webhook"],
  'entry.webhook.switched_off': ["switched off a webhook"],
  'entry.webhook.taken_over': ["took over a webhook"],
  'entry.legal_text.published': ["published a legal text"],
  'entry.content.published': ["published a page"],
  'entry.banner.set': ["changed a banner"],
  'entry.banner.reset': ["restored a banner’s default content"],
  'entry.complaint.filed': ["filed a complaint"],
  'entry.complaint.closed': ["closed the complaint"],
  'entry.promotion.added': ["added a promo code"],
  'entry.promotion.ended': ["ended a promo code"],
  'entry.review.submitted': ["wrote a review"],
  'entry.review.approved': ["approved the review"],
  'entry.review.rejected': ["rejected the review"],
  'entry.company.blocked': ["blocked the company"],
  'entry.company.unblocked': ["unblocked the company"],
  'entry.application.answered': ["answered the question"],
  'entry.application.asked': ["asked the applicant for more"],
  'entry.complaint.answered': ["answered the complaint"],
  'entry.message.answered': ["answered a message"],
  'entry.message.closed': ["set a message aside"],
  'entry.settings.changed': ["changed the settings"],
  'entry.synonyms.added': ["added search synonyms"],
  'entry.synonyms.set': ["changed search synonyms"],
  'entry.synonyms.removed': ["removed search synonyms"],
  'entry.customer.password_link_made': ["made a link for a new password"],
  'entry.mail.tried_again': ["retried an e-mail"],
  'entry.mail.test_sent': ["sent themselves a test e-mail"],
  'entry.promotion.changed': ["changed a promo code"],
  'entry.flash_sale.added': ["planned a flash sale"],
  'entry.flash_sale.changed': ["changed a flash sale"],
  'entry.flash_sale.ended': ["ended a flash sale"],
  'entry.flash_sale.removed': ["removed a flash sale"],
  'entry.sample_data.loaded': ["loaded the sample data"],
  'entry.sample_data.removed': ["removed the sample data"],
  'entry.category.added': ["added a category"],
  'entry.category.changed': ["changed or moved a category"],
  'entry.category.deleted': ["deleted a category"],
  'entry.shelf.title_allowed': ["allowed the title of a shared shelf"],
  'entry.shelf.revoked': ["removed the link of a shared shelf"],
})
