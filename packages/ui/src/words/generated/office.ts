// Written by compile.ts from office.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office", and what each of them needs. */
export interface OfficeWords {
  name: NoValues
  find: NoValues
  'find.label': NoValues
  nav: NoValues
  'nav.more': NoValues
  'nav.waiting': { place: string; count: number }
  'nav.count': { count: number }
  'group.customers': NoValues
  'group.catalogue': NoValues
  'group.administration': NoValues
  'place.today': NoValues
  'place.orders': NoValues
  'place.inbox': NoValues
  'place.applications': NoValues
  'place.companies': NoValues
  'place.products': NoValues
  'place.categories': NoValues
  'place.import': NoValues
  'place.promotions': NoValues
  'place.content': NoValues
  'place.settings': NoValues
  'place.team': NoValues
  'place.activity': NoValues
  'settings.title': NoValues
  'settings.profile': NoValues
  'settings.delivery': NoValues
  'settings.legal': NoValues
  'settings.orders': NoValues
  'settings.opening': NoValues
  'settings.missing': { count: number }
  'shop.closed': NoValues
  'shop.view': NoValues
  account: NoValues
  'account.notices': NoValues
  'account.recovery': NoValues
  'account.signOut': NoValues
  views: NoValues
  'failed.holds': NoValues
  'failed.request': { request: string }
  'orders.caption': NoValues
  'orders.loading': NoValues
  'orders.failed': NoValues
  'orders.none': NoValues
  'orders.empty': NoValues
  'orders.emptyText': NoValues
  'orders.clear': NoValues
  'orders.search': NoValues
  'orders.searchText': NoValues
  'orders.anyStatus': NoValues
  'orders.status': NoValues
  'orders.export': NoValues
  'orders.exportLines': NoValues
  'orders.print': { count: number }
  'orders.range': { from: number; to: number; count: number }
  'orders.sum': { count: number }
  'orders.name': { number: string }
  'order.number': NoValues
  'order.placed': NoValues
  'order.placedBy': NoValues
  'order.company': NoValues
  'order.shipTo': NoValues
  'order.lines': NoValues
  'order.pieces': NoValues
  'order.status': NoValues
  'order.goods': NoValues
  'order.total': NoValues
  'today.loading': NoValues
  'today.failed': NoValues
  'today.waiting': NoValues
  'today.openOrders': NoValues
  'today.applications': NoValues
  'today.complaints': NoValues
  'today.reviews': NoValues
  'today.failedMail': NoValues
  'today.lowStock': NoValues
  'today.none': NoValues
  'today.leaves': NoValues
  'today.leavesNothing': NoValues
  'today.leavesNothingText': NoValues
  'today.allOrders': NoValues
  'today.allStock': { count: number }
  'today.left': { count: number }
  'today.lasts': { days: number }
  'today.noProducts': NoValues
  'today.lowNothing': NoValues
  'today.sales': NoValues
  'today.salesBars': { count: number }
  'today.orders': NoValues
  'today.net': NoValues
  'today.answers': NoValues
  'today.answersNothing': NoValues
  'today.justNow': NoValues
  'today.activity': NoValues
  'products.caption': NoValues
  'products.loading': NoValues
  'products.failed': NoValues
  'products.none': NoValues
  'products.empty': NoValues
  'products.emptyText': NoValues
  'products.clear': NoValues
  'products.search': NoValues
  'products.searchText': NoValues
  'products.new': NoValues
  'products.import': NoValues
  'products.sum': { count: number }
  'product.name': NoValues
  'product.category': NoValues
  'product.price': NoValues
  'product.priceOf': { name: string }
  'product.tier': NoValues
  'product.stock': NoValues
  'product.stockOf': { name: string }
  'product.always': NoValues
  'product.backorder': NoValues
  'product.withdrawn': NoValues
  'product.state': NoValues
  'product.changed': NoValues
  'product.active': NoValues
  'product.draft': NoValues
  'product.archived': NoValues
  'product.sample': NoValues
  'import.how': NoValues
  'import.bySku': NoValues
  'import.bySkuText': NoValues
  'import.empty': NoValues
  'import.emptyText': NoValues
  'import.bad': NoValues
  'import.badText': NoValues
  'import.twice': NoValues
  'import.twiceText': NoValues
  'import.template': NoValues
  'import.earlier': NoValues
  'import.earlierNothing': NoValues
  'import.earlierLoading': NoValues
  'import.earlierFailed': NoValues
  'order.title': { number: string }
  'order.loading': NoValues
  'order.failed': NoValues
  'order.pickList': NoValues
  'order.ship': NoValues
  'order.linesCaption': NoValues
  'order.product': NoValues
  'order.unit': NoValues
  'order.ordered': NoValues
  'order.shipped': NoValues
  'order.toShip': NoValues
  'order.all': NoValues
  'order.sum': NoValues
  'order.parcels': NoValues
  'order.noParcels': NoValues
  'order.delivery': NoValues
  'order.deliverTo': NoValues
  'order.phone': NoValues
  'order.billedTo': NoValues
  'order.reference': NoValues
  'order.note': NoValues
  'order.happened': NoValues
  'ship.title': { number: string }
  'ship.what': NoValues
  'ship.all': NoValues
  'ship.part': NoValues
  'ship.leftOf': { left: number; ordered: number }
  'ship.pieces': { name: string }
  'ship.fewer': { name: string }
  'ship.more': { name: string }
  'ship.wrong': { left: number }
  'ship.short': { count: number }
  'ship.carrier': NoValues
  'ship.tracking': NoValues
  'ship.trackingHint': NoValues
  'ship.sum': { lines: number; pieces: number }
  'ship.open': { count: number }
  'ship.refunded': NoValues
  'ship.refundedLine': { title: string; pieces: number }
  'ship.refundedSend': NoValues
  'ship.cancel': NoValues
  'ship.send': { pieces: number }
  'ship.sending': NoValues
  'applications.loading': NoValues
  'applications.failed': NoValues
  'applications.none': NoValues
  'applications.noneText': NoValues
  'applications.queue': NoValues
  'application.loading': NoValues
  'application.failed': NoValues
  'application.same': NoValues
  'application.differs': NoValues
  'application.licence': NoValues
  'application.wishes': NoValues
  'application.noLicence': NoValues
  'application.openLicence': { name: string }
  'application.terms': NoValues
  'application.payment': NoValues
  'application.nicotine': NoValues
  'application.known': NoValues
  'application.join': { person: string; company: string }
  'application.goesTo': { email: string }
  'application.ask': NoValues
  'application.reject': NoValues
  'application.approve': NoValues
  'application.approving': NoValues
  'ask.title': { company: string }
  'ask.text': NoValues
  'ask.hint': NoValues
  'ask.send': NoValues
  'reject.title': { company: string }
  'reject.text': NoValues
  'reject.hint': NoValues
  'reject.send': NoValues
  'decide.sending': NoValues
  'decide.leave': NoValues
  'decide.unsaved': NoValues
  'decide.empty': NoValues
  'failed.code.network': NoValues
  'failed.code.timeout': NoValues
  'failed.code.unknown': NoValues
  'failed.code.unauthorized': NoValues
  'failed.code.invalid_credentials': NoValues
  'failed.code.not_whole': NoValues
  'failed.code.not_amount': NoValues
  'failed.code.ambiguous_amount': NoValues
  'failed.code.other_currency': NoValues
  'failed.code.first_tier': NoValues
  loading: NoValues
  missing: NoValues
  missingText: NoValues
  'missing.back': NoValues
  broken: NoValues
  'broken.again': NoValues
  'orders.refunded': { amount: string }
  'orders.view.all': NoValues
  'orders.view.open': NoValues
  'orders.view.toShip': NoValues
  'orders.view.partShipped': NoValues
  'orders.view.unpaid': NoValues
  'order.payment': NoValues
  'order.total.goods': NoValues
  'order.total.discount': NoValues
  'order.total.shipping': NoValues
  'order.total.vat': { percent: string }
  'order.total.vatAll': NoValues
  'order.total.total': NoValues
  'order.total.refunded': NoValues
  'order.total.remaining': NoValues
  'order.total.due': NoValues
  'order.refund': NoValues
  'order.refunds': NoValues
  'order.refunded': { amount: string }
  'order.refundedPieces': { pieces: number }
  'order.refundedAmount': NoValues
  'order.slip': NoValues
  'order.slipOf': { parcel: string }
  'order.counts': { lines: number; pieces: number }
  'order.closed': { count: number }
  'order.close': NoValues
  'order.handedOver': { time: string }
  'order.delivered': { time: string }
  'order.markHandedOver': NoValues
  'order.markDelivered': NoValues
  'order.due': NoValues
  'order.promised': NoValues
  'order.parcel': { number: number }
  'order.pay': NoValues
  'order.paying': NoValues
  'pay.title': { number: string }
  'pay.text': { amount: string; company: string }
  'order.paid': NoValues
  'order.allRefunded': NoValues
  'order.canceledUnpaid': NoValues
  'order.cancel': NoValues
  'order.print': NoValues
  'cancel.title': { number: string }
  'cancel.text': { buyer: string }
  'cancel.keep': NoValues
  'cancel.do': NoValues
  'cancel.doing': NoValues
  'ship.mailed': { name: string }
  'ship.carrierNeeded': NoValues
  'ship.tracking.wrong': NoValues
  'applications.view.pending': NoValues
  'applications.view.approved': NoValues
  'applications.view.rejected': NoValues
  'applications.emptyDecided': NoValues
  'applications.choose': NoValues
  'application.hours': { hours: number }
  'application.days': { days: number }
  'application.waits': { age: string }
  'application.isApproved': NoValues
  'application.isRejected': NoValues
  'application.reason': NoValues
  'application.sameAs.company': NoValues
  'application.sameAs.other': NoValues
  'application.days.label': NoValues
  'application.days.hint': NoValues
  'application.days.wrong': NoValues
  'application.po': NoValues
  'application.missing': NoValues
  'application.missingField.country_code': NoValues
  'application.missingField.company_name': NoValues
  'application.missingField.organisation_number': NoValues
  'application.missingField.first_name': NoValues
  'application.missingField.last_name': NoValues
  'application.yes': NoValues
  'application.no': NoValues
  'application.before': { value: string }
  'application.notAnswered': NoValues
  'application.consents': NoValues
  'application.consent.terms_and_conditions': NoValues
  'application.consent.gdpr': NoValues
  'application.consent.newsletter': NoValues
  'application.agreed': { at: string; version: string }
  'application.notAgreed': NoValues
  'products.view.all': NoValues
  'products.view.published': NoValues
  'products.view.low': NoValues
  'products.view.noPrice': NoValues
  'products.view.noPicture': NoValues
  'products.view.draft': NoValues
  'products.view.archived': NoValues
  'products.export': NoValues
  'product.variants': NoValues
  'product.loading': NoValues
  'product.failed': NoValues
  'product.publish': NoValues
  'product.hide': NoValues
  'product.saving': NoValues
  'product.pricesAndStock': NoValues
  'product.availabilityOf': { name: string }
  'product.availableFromOf': { name: string }
  'product.availableFrom': { day: string }
  'product.backorderHint': NoValues
  'product.pricesHint': { currency: string }
  'product.bulkHint': NoValues
  'product.from': { from: string }
  'product.priceFrom': { name: string; from: string }
  'product.remoteChange': NoValues
  'remoteChange.dismiss': NoValues
  'product.change.price': { sku: string; from: string }
  'import.kind': NoValues
  'import.kind.catalog': NoValues
  'import.kind.stock': NoValues
  'import.kind.prices': NoValues
  'import.hint': NoValues
  'import.pictures': NoValues
  'import.picturesHint': NoValues
  'import.picturesPrompt': NoValues
  'import.picturesBrowse': NoValues
  'import.picturesSending': NoValues
  'import.picturesSent': { sent: number; count: number }
  'import.picturesStay': NoValues
  'import.picturesTaken': { count: number }
  'import.picturesRefused': { count: number }
  'import.pictureRefused': { name: string; problem: string }
  'import.pictureTooLarge': { name: string }
  'import.picturesMore': { count: number }
  'import.picturesLeftOut': { count: number }
  'import.picturesCut': { left: number; problem: string }
  'import.picturesGoOn': NoValues
  'import.rows': { subject: string; rows: number }
  'import.state.waiting': NoValues
  'import.state.matching': NoValues
  'import.state.asking': NoValues
  'import.state.running': NoValues
  'import.state.checked': NoValues
  'import.state.done': { when: string }
  'import.state.refused': NoValues
  'import.state.stopped': NoValues
  'import.state.failed': NoValues
  'import.state.ended': NoValues
  'import.checking': { name: string }
  'import.checkingRows': { done: number; rows: number }
  'import.checkingWait': NoValues
  'import.unread': NoValues
  'import.broken': NoValues
  'import.again': NoValues
  'import.failed': NoValues
  'import.loading': NoValues
  'import.sku': NoValues
  'import.column': NoValues
  'import.value': NoValues
  'import.allRight': NoValues
  'import.notes.categories': { count: number; names: string }
  'import.notes.ignored': { count: number; names: string }
  'import.report': { name: string; when: string }
  'import.reportBy': { name: string; when: string; person: string }
  'import.toProducts': NoValues
  'signIn.title': NoValues
  'signIn.text': NoValues
  'signIn.email': NoValues
  'signIn.password': NoValues
  'signIn.code': NoValues
  'signIn.codeHint': NoValues
  'signIn.codeDemo': NoValues
  'signIn.withoutCode': NoValues
  'signIn.withCode': NoValues
  'signIn.recovery': NoValues
  'signIn.recoveryHint': NoValues
  'signIn.submit': NoValues
  'signIn.busy': NoValues
  'signIn.incomplete': NoValues
  'signIn.incompleteRecovery': NoValues
  'signIn.lost': NoValues
  'ended.title': NoValues
  'ended.text': NoValues
  'ended.other': NoValues
  'role.owner': NoValues
  'role.orders': NoValues
  'role.catalogue': NoValues
  'role.support': NoValues
  'role.reader': NoValues
  'team.do': NoValues
  'team.copy': NoValues
  'team.copied': NoValues
  'activity.loading': NoValues
  'activity.failed': NoValues
  'activity.none': NoValues
  'activity.noneFits': NoValues
  'activity.showAll': NoValues
  'activity.export': NoValues
  'activity.person': NoValues
  'activity.anybody': NoValues
  'activity.search': NoValues
  'activity.searchText': NoValues
  'activity.by': NoValues
  'activity.everybody': NoValues
  'activity.operator': NoValues
  'activity.api_key': NoValues
  'activity.customer': NoValues
  'activity.shop': NoValues
  'activity.list': NoValues
  'entry.someone': NoValues
  'entry.operator': NoValues
  'entry.api_key': NoValues
  'entry.customer': NoValues
  'entry.shop': NoValues
  'entry.of': { deed: string; subject: string }
  'entry.unknown': { action: string }
  'entry.order.placed': NoValues
  'entry.order.changed': NoValues
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
  'today.toShip': NoValues
  'today.unpaid': NoValues
  'today.drafts': NoValues
  'today.toShipTitle': NoValues
  'today.fresh': NoValues
  'today.toShipNothing': NoValues
  'find.commands': NoValues
  'find.do.newProduct': NoValues
  'find.do.import': NoValues
  'find.do.flashSale': NoValues
  'find.do.ship': NoValues
  'find.do.unpaid': NoValues
  'find.do.exportOrders': NoValues
  'find.do.exportProducts': NoValues
  'find.places': NoValues
  'find.search': NoValues
  'find.orders': { text: string }
  'find.products': { text: string }
  'find.companies': { text: string }
  'find.empty': NoValues
  'companies.loading': NoValues
  'companies.failed': NoValues
  'companies.none': NoValues
  'companies.empty': NoValues
  'companies.emptyText': NoValues
  'companies.noneBlocked': NoValues
  'companies.search': NoValues
  'companies.searchText': NoValues
  'companies.sum': { count: number }
  'companies.view.all': NoValues
  'companies.view.active': NoValues
  'companies.view.blocked': NoValues
  'company.name': NoValues
  'company.loading': NoValues
  'company.failed': NoValues
  'company.country': NoValues
  'company.people': NoValues
  'company.payment': NoValues
  'company.daysShort': { days: number }
  'company.orders': NoValues
  'company.ordersOf': { orders: string }
  'company.total': NoValues
  'company.state': NoValues
  'company.active': NoValues
  'company.blocked': NoValues
  'company.number': NoValues
  'company.vat': NoValues
  'company.vat.unchecked': NoValues
  'company.vat.valid': NoValues
  'company.vat.invalid': NoValues
  'company.vat.unavailable': NoValues
  'company.since': NoValues
  'company.personSince': { when: string }
  'company.role.owner': NoValues
  'company.role.buyer': NoValues
  'company.person.active': NoValues
  'company.person.blocked': NoValues
  'company.person.erased': NoValues
  'invite.open': NoValues
  'invite.title': { company: string }
  'invite.text': NoValues
  'invite.firstName': NoValues
  'invite.lastName': NoValues
  'invite.email': NoValues
  'invite.do': NoValues
  'invite.doing': NoValues
  'invite.incomplete': NoValues
  'invite.unsaved': NoValues
  'company.addresses': NoValues
  'company.address.shipping': NoValues
  'company.address.billing': NoValues
  'company.addressPhone': { number: string }
  'company.noAddress': NoValues
  'company.terms': NoValues
  'company.terms.hint': NoValues
  'company.po.needed': NoValues
  'company.po.free': NoValues
  'company.save': NoValues
  'company.putBack': NoValues
  'company.applications': NoValues
  'company.noApplication': NoValues
  'company.hasLicence': NoValues
  'company.blockedSince': { since: string }
  'company.remoteChange': NoValues
  'company.change.days': NoValues
  'company.change.po': NoValues
  'company.change.vat': NoValues
  'company.change.vatStatus': NoValues
  'company.change.blocked': NoValues
  'company.change.reason': NoValues
  'vat.do': NoValues
  'vat.title': { company: string }
  'vat.status': NoValues
  'vat.hint': NoValues
  'vat.needed': { example: string }
  'vat.unsaved': NoValues
  'block.open': NoValues
  'block.undo': NoValues
  'entry.company.blocked': NoValues
  'entry.company.unblocked': NoValues
  'applications.view.asked': NoValues
  'application.isAsked': NoValues
  'application.question': NoValues
  'entry.application.answered': NoValues
  'entry.application.asked': NoValues
  'today.waitLong': { count: number }
  'entry.complaint.answered': NoValues
  'entry.message.answered': NoValues
  'entry.message.closed': NoValues
  'entry.settings.changed': NoValues
  'entry.synonyms.added': NoValues
  'entry.synonyms.set': NoValues
  'entry.synonyms.removed': NoValues
  'entry.customer.password_link_made': NoValues
  'entry.mail.tried_again': NoValues
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
  accessDenied: NoValues
}

/** The English texts of the area "office". */
export const officeWords = /* @__PURE__ */ defineWords<OfficeWords>('office', {
  name: ["Office"],
  find: ["Order, SKU, company or command"],
  'find.label': ["Find or do"],
  nav: ["Office"],
  'nav.more': ["More"],
  'nav.waiting': [["place"],", ",["count","plural",{"one":["#"," needs"],"other":["#"," need"]}]," attention"],
  'nav.count': [["count","number"]],
  'group.customers': ["Customers"],
  'group.catalogue': ["Catalogue"],
  'group.administration': ["Shop"],
  'place.today': ["Today"],
  'place.orders': ["Orders"],
  'place.inbox': ["Inbox"],
  'place.applications': ["Applications"],
  'place.companies': ["Companies"],
  'place.products': ["Products"],
  'place.categories': ["Categories"],
  'place.import': ["Import"],
  'place.promotions': ["Promotions"],
  'place.content': ["Content"],
  'place.settings': ["Settings"],
  'place.team': ["Team"],
  'place.activity': ["Activity"],
  'settings.title': ["Settings"],
  'settings.profile': ["Shop profile"],
  'settings.delivery': ["Delivery"],
  'settings.legal': ["Legal texts"],
  'settings.orders': ["Orders"],
  'settings.opening': ["Opening"],
  'settings.missing': [["count","number"]," missing"],
  'shop.closed': ["Closed to visitors"],
  'shop.view': ["View shop"],
  account: ["Your account"],
  'account.notices': ["Emails to you..."],
  'account.recovery': ["Recovery codes..."],
  'account.signOut': ["Sign out"],
  views: ["Saved views"],
  'failed.holds': ["Nothing was changed."],
  'failed.request': ["Nothing was changed. If this keeps happening, contact support and quote request ",["request"],"."],
  'orders.caption': ["Orders"],
  'orders.loading': ["Loading orders..."],
  'orders.failed': ["Orders could not be loaded"],
  'orders.none': ["No orders match these filters"],
  'orders.empty': ["No orders yet"],
  'orders.emptyText': ["Orders appear here as soon as a company places one."],
  'orders.clear': ["Clear filters"],
  'orders.search': ["Search orders"],
  'orders.searchText': ["Number, company, product"],
  'orders.anyStatus': ["Any status"],
  'orders.status': ["Status"],
  'orders.export': ["Export CSV"],
  'orders.exportLines': ["Export lines"],
  'orders.print': ["Print ",["count","plural",{"one":["#"," pick list"],"other":["#"," pick lists"]}]],
  'orders.range': [["from","number"],"–",["to","number"]," of ",["count","number"]],
  'orders.sum': [["count","plural",{"one":["#"," order"],"other":["#"," orders"]}]],
  'orders.name': ["order ",["number"]],
  'order.number': ["Order"],
  'order.placed': ["Placed"],
  'order.placedBy': ["Placed by"],
  'order.company': ["Company"],
  'order.shipTo': ["Ship to"],
  'order.lines': ["Lines"],
  'order.pieces': ["Pieces"],
  'order.status': ["State"],
  'order.goods': ["Goods"],
  'order.total': ["Total"],
  'today.loading': ["Loading today..."],
  'today.failed': ["Today could not be loaded"],
  'today.waiting': ["Waiting for you"],
  'today.openOrders': ["Open orders"],
  'today.applications': ["Applications"],
  'today.complaints': ["Complaints"],
  'today.reviews': ["Reviews"],
  'today.failedMail': ["Failed mail"],
  'today.lowStock': ["Low stock"],
  'today.none': ["None"],
  'today.leaves': ["Ships today"],
  'today.leavesNothing': ["Nothing ships today"],
  'today.leavesNothingText': ["Orders to be shipped today are listed here."],
  'today.allOrders': ["All orders"],
  'today.allStock': ["All ",["count","number"]],
  'today.left': [["count","plural",{"0":["Sold out"],"other":["#"," left"]}]],
  'today.lasts': [["days","plural",{"0":["Lasts today"],"one":["Lasts ","#"," day"],"other":["Lasts ","#"," days"]}]],
  'today.noProducts': ["There are no products yet."],
  'today.lowNothing': ["No product is low in stock"],
  'today.sales': ["Sales, net of VAT"],
  'today.salesBars': ["Sales of the last ",["count","plural",{"one":["day"],"other":["#"," days"]}]],
  'today.orders': ["Orders"],
  'today.net': ["Net"],
  'today.answers': ["Open conversations"],
  'today.answersNothing': ["No open conversations"],
  'today.justNow': ["Just now"],
  'today.activity': ["Activity"],
  'products.caption': ["Products"],
  'products.loading': ["Loading products..."],
  'products.failed': ["Products could not be loaded"],
  'products.none': ["No products match these filters"],
  'products.empty': ["No products yet"],
  'products.emptyText': ["Import a list, or add the first one by hand."],
  'products.clear': ["Clear filters"],
  'products.search': ["Search products"],
  'products.searchText': ["Name, SKU or barcode"],
  'products.new': ["New product"],
  'products.import': ["Import"],
  'products.sum': [["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'product.name': ["Product"],
  'product.category': ["Category"],
  'product.price': ["Price"],
  'product.priceOf': ["Price of ",["name"]],
  'product.tier': ["First tier"],
  'product.stock': ["Stock"],
  'product.stockOf': ["Stock of ",["name"]],
  'product.always': ["Always"],
  'product.backorder': ["Backorder"],
  'product.withdrawn': ["Not sold"],
  'product.state': ["State"],
  'product.changed': ["Changed"],
  'product.active': ["Active"],
  'product.draft': ["Draft"],
  'product.archived': ["Archived"],
  'product.sample': ["Sample"],
  'import.how': ["How it works"],
  'import.bySku': ["Matched by SKU."],
  'import.bySkuText': ["Existing products are updated, new ones are created, nothing is deleted."],
  'import.empty': ["An empty cell keeps the value. A dash (-) clears it."],
  'import.emptyText': ["A stock file with two columns changes stock only."],
  'import.bad': ["One bad row does not stop the others."],
  'import.badText': ["A cell that cannot be used is left out. Failed rows come back in a file with the reason."],
  'import.twice': ["Safe to repeat."],
  'import.twiceText': ["Importing the same file twice changes nothing."],
  'import.template': ["Template as CSV"],
  'import.earlier': ["Earlier imports"],
  'import.earlierNothing': ["No imports yet."],
  'import.earlierLoading': ["Loading earlier imports..."],
  'import.earlierFailed': ["Earlier imports could not be loaded"],
  'order.title': ["Order ",["number"]],
  'order.loading': ["Loading the order..."],
  'order.failed': ["The order could not be loaded"],
  'order.pickList': ["Pick list"],
  'order.ship': ["Ship..."],
  'order.linesCaption': ["Lines of the order"],
  'order.product': ["Product"],
  'order.unit': ["Unit"],
  'order.ordered': ["Ordered"],
  'order.shipped': ["Shipped"],
  'order.toShip': ["To ship"],
  'order.all': ["all"],
  'order.sum': ["Sum"],
  'order.parcels': ["Parcels"],
  'order.noParcels': ["Nothing has been shipped yet."],
  'order.delivery': ["Delivery"],
  'order.deliverTo': ["To"],
  'order.phone': ["Phone"],
  'order.billedTo': ["Billed to"],
  'order.reference': ["Reference"],
  'order.note': ["Note"],
  'order.happened': ["Activity"],
  'ship.title': ["Ship order ",["number"]],
  'ship.what': ["What to ship"],
  'ship.all': ["Everything left"],
  'ship.part': ["Part"],
  'ship.leftOf': [["left","number"]," left of ",["ordered","number"]],
  'ship.pieces': ["Pieces of ",["name"]],
  'ship.fewer': ["Fewer pieces of ",["name"]],
  'ship.more': ["More pieces of ",["name"]],
  'ship.wrong': ["From 0 to ",["left","number"]],
  'ship.short': [["count","number"]," left to ship"],
  'ship.carrier': ["Carrier"],
  'ship.tracking': ["Tracking link"],
  'ship.trackingHint': ["Starts with https://"],
  'ship.sum': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.open': [["count","plural",{"0":["Then nothing is left to ship"],"one":["#"," piece left to ship"],"other":["#"," pieces left to ship"]}]],
  'ship.refunded': ["These pieces have been refunded:"],
  'ship.refundedLine': [["title"],": ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.refundedSend': ["Ship them although they were refunded"],
  'ship.cancel': ["Cancel"],
  'ship.send': ["Ship ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.sending': ["Shipping..."],
  'applications.loading': ["Loading applications..."],
  'applications.failed': ["Applications could not be loaded"],
  'applications.none': ["No open applications"],
  'applications.noneText': ["New applications appear here."],
  'applications.queue': ["Open applications"],
  'application.loading': ["Loading the application..."],
  'application.failed': ["The application could not be loaded"],
  'application.same': ["As in the licence"],
  'application.differs': ["Differs from the licence"],
  'application.licence': ["Licence"],
  'application.wishes': ["Delivery and payment"],
  'application.noLicence': ["No licence is attached."],
  'application.openLicence': ["Open ",["name"]],
  'application.terms': ["Terms if approved"],
  'application.payment': ["Payment"],
  'application.nicotine': ["May buy nicotine, 18 and over"],
  'application.known': ["Looks like a company you have"],
  'application.join': ["Add ",["person"]," to ",["company"]],
  'application.goesTo': ["The decision goes by e-mail to ",["email"]],
  'application.ask': ["Ask for more..."],
  'application.reject': ["Reject..."],
  'application.approve': ["Approve with terms"],
  'application.approving': ["Approving..."],
  'ask.title': ["Ask ",["company"]," for more"],
  'ask.text': ["What is missing"],
  'ask.hint': ["Sent to the applicant with a link to the answers."],
  'ask.send': ["Ask"],
  'reject.title': ["Reject ",["company"],"?"],
  'reject.text': ["Message to the applicant"],
  'reject.hint': ["Explain why. The applicant reads this."],
  'reject.send': ["Reject and send"],
  'decide.sending': ["Sending..."],
  'decide.leave': ["Cancel"],
  'decide.unsaved': ["Your message has not been sent."],
  'decide.empty': ["Enter a message first."],
  'failed.code.network': ["The store could not be reached. Nothing was changed."],
  'failed.code.timeout': ["The store took too long to respond. Check the page before you try again."],
  'failed.code.unknown': ["Something went wrong. Check the page before you try again."],
  'failed.code.unauthorized': ["Your session has ended. Sign in again."],
  'failed.code.invalid_credentials': ["The e-mail, password or code is wrong. Each code works once, for half a minute."],
  'failed.code.not_whole': ["Enter whole pieces, such as 1200."],
  'failed.code.not_amount': ["Enter an amount above 0 with at most two decimals, such as 12.50."],
  'failed.code.ambiguous_amount': ["This can be read in two ways. Write 1234 for thousands, or two decimals, such as 1.23."],
  'failed.code.other_currency': ["Enter the amount in the currency of this column, with its sign or none."],
  'failed.code.first_tier': ["The unit price cannot be removed."],
  loading: ["Loading the office..."],
  missing: ["Page not found"],
  missingText: ["The address may be mistyped, or the page no longer exists."],
  'missing.back': ["Go to Today"],
  broken: ["Something went wrong on this page"],
  'broken.again': ["Try Again"],
  'orders.refunded': ["Refunded ",["amount"]],
  'orders.view.all': ["All"],
  'orders.view.open': ["Pending"],
  'orders.view.toShip': ["To ship"],
  'orders.view.partShipped': ["Part shipped"],
  'orders.view.unpaid': ["Unpaid"],
  'order.payment': ["Payment"],
  'order.total.goods': ["Goods, net"],
  'order.total.discount': ["Discount"],
  'order.total.shipping': ["Shipping"],
  'order.total.vat': ["VAT ",["percent"],"%"],
  'order.total.vatAll': ["VAT"],
  'order.total.total': ["Total"],
  'order.total.refunded': ["Refunded"],
  'order.total.remaining': ["After refunds"],
  'order.total.due': ["Amount due"],
  'order.refund': ["Refund..."],
  'order.refunds': ["Refunds"],
  'order.refunded': ["Refund of ",["amount"]],
  'order.refundedPieces': [["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'order.refundedAmount': ["An amount"],
  'order.slip': ["Packing slip"],
  'order.slipOf': ["Packing slip of ",["parcel"]],
  'order.counts': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'order.closed': [["count","number"]," closed"],
  'order.close': ["Close rest..."],
  'order.handedOver': ["Handed over ",["time"]],
  'order.delivered': ["Delivered ",["time"]],
  'order.markHandedOver': ["Handed over"],
  'order.markDelivered': ["Delivered"],
  'order.due': ["Due"],
  'order.promised': ["Promised"],
  'order.parcel': ["Parcel ",["number","number"]],
  'order.pay': ["Mark as paid"],
  'order.paying': ["Saving..."],
  'pay.title': ["Mark order ",["number"]," as paid?"],
  'pay.text': [["amount"]," from ",["company"]," is recorded in the ledger as received. Until a refund it can be undone."],
  'order.paid': ["Marked as paid. To give money back, refund it."],
  'order.allRefunded': ["This order is fully refunded, so it cannot be marked as paid."],
  'order.canceledUnpaid': ["This order is cancelled, so it cannot be marked as paid."],
  'order.cancel': ["Cancel order..."],
  'order.print': ["Print"],
  'cancel.title': ["Cancel order ",["number"],"?"],
  'cancel.text': ["Its pieces go back into stock, and ",["buyer"]," sees it as cancelled. This cannot be undone."],
  'cancel.keep': ["Keep order"],
  'cancel.do': ["Cancel order"],
  'cancel.doing': ["Cancelling..."],
  'ship.mailed': [["name"]," is notified by e-mail."],
  'ship.carrierNeeded': ["Enter the carrier."],
  'ship.tracking.wrong': ["Enter a link that starts with https://, so that the buyer can open it."],
  'applications.view.pending': ["Open"],
  'applications.view.approved': ["Approved"],
  'applications.view.rejected': ["Rejected"],
  'applications.emptyDecided': ["Nothing here yet"],
  'applications.choose': ["Choose an application to read it beside its licence."],
  'application.hours': [["hours","plural",{"0":["Under an hour"],"one":["#"," hour"],"other":["#"," hours"]}]],
  'application.days': [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
  'application.waits': ["Waiting ",["age"]],
  'application.isApproved': ["Approved"],
  'application.isRejected': ["Rejected"],
  'application.reason': ["Message sent"],
  'application.sameAs.company': ["Same organisation number or e-mail."],
  'application.sameAs.other': ["Someone has applied with the same e-mail or organisation number before."],
  'application.days.label': ["Days until invoices are due"],
  'application.days.hint': ["Empty for the shop's usual ones."],
  'application.days.wrong': ["From 0 to 365."],
  'application.po': ["Orders need a purchase order number"],
  'application.missing': ["Missing in the application"],
  'application.missingField.country_code': ["Country"],
  'application.missingField.company_name': ["Company name"],
  'application.missingField.organisation_number': ["Organisation number"],
  'application.missingField.first_name': ["First name"],
  'application.missingField.last_name': ["Last name"],
  'application.yes': ["Yes"],
  'application.no': ["No"],
  'application.before': ["Before: ",["value"]],
  'application.notAnswered': ["Not answered"],
  'application.consents': ["Consents"],
  'application.consent.terms_and_conditions': ["Terms and conditions"],
  'application.consent.gdpr': ["Data processed under the GDPR"],
  'application.consent.newsletter': ["Newsletter"],
  'application.agreed': ["Agreed on ",["at"],", text of ",["version"]],
  'application.notAgreed': ["Not agreed"],
  'products.view.all': ["All"],
  'products.view.published': ["Published"],
  'products.view.low': ["Low stock"],
  'products.view.noPrice': ["No price"],
  'products.view.noPicture': ["No picture"],
  'products.view.draft': ["Draft"],
  'products.view.archived': ["Archived"],
  'products.export': ["Export CSV"],
  'product.variants': ["Variants"],
  'product.loading': ["Loading the product..."],
  'product.failed': ["The product could not be loaded"],
  'product.publish': ["Publish"],
  'product.hide': ["Hide from buyers"],
  'product.saving': ["Saving..."],
  'product.pricesAndStock': ["Prices and stock"],
  'product.availabilityOf': ["Availability of ",["name"]],
  'product.availableFromOf': ["First day of dispatch of ",["name"]," on backorder"],
  'product.availableFrom': ["from ",["day"]],
  'product.backorderHint': ["On backorder, buyers see the day on which missing pieces ship. Stock that comes in is first reserved for orders that wait for it, the oldest first."],
  'product.pricesHint': ["Excluding VAT, per piece, in ",["currency"],". Enter saves and moves down, Esc restores. Clear a tier to remove it."],
  'product.bulkHint': ["Buyers get Bulk Order with the first price below the unit price. Its quantity is the minimum of a bulk order."],
  'product.from': ["From ",["from"]],
  'product.priceFrom': ["Price of ",["name"]," from ",["from"]],
  'product.remoteChange': ["A colleague has changed this product"],
  'remoteChange.dismiss': ["Dismiss"],
  'product.change.price': [["sku"],", from ",["from"]],
  'import.kind': ["Type of file"],
  'import.kind.catalog': ["Products"],
  'import.kind.stock': ["Stock"],
  'import.kind.prices': ["Prices"],
  'import.hint': ["CSV or XLSX, up to 50 MB. You check the result before anything changes."],
  'import.pictures': ["Pictures named in the file"],
  'import.picturesHint': ["JPEG, PNG or WebP, up to 20 MB each. Upload them first: they are kept for 30 days under their file names."],
  'import.picturesPrompt': ["Drop pictures here or"],
  'import.picturesBrowse': ["choose pictures"],
  'import.picturesSending': ["Uploading pictures"],
  'import.picturesSent': [["sent","number"]," of ",["count","number"]],
  'import.picturesStay': ["Stay on this page until all are uploaded."],
  'import.picturesTaken': [["count","plural",{"0":["No picture was uploaded."],"one":["#"," picture is uploaded. Now choose the file that names it."],"other":["#"," pictures are uploaded. Now choose the file that names them."]}]],
  'import.picturesRefused': [["count","plural",{"one":["#"," picture was not accepted"],"other":["#"," pictures were not accepted"]}]],
  'import.pictureRefused': [["name"]," ",["problem"]],
  'import.pictureTooLarge': [["name"]," is larger than 20 MB"],
  'import.picturesMore': [["count","plural",{"one":["and ","#"," more"],"other":["and ","#"," more"]}]],
  'import.picturesLeftOut': [["count","plural",{"one":["#"," file is not a picture and was skipped."],"other":["#"," files are not pictures and were skipped."]}]],
  'import.picturesCut': [["left","plural",{"one":["#"," picture is not uploaded yet: ",["problem"]],"other":["#"," pictures are not uploaded yet: ",["problem"]]}]],
  'import.picturesGoOn': ["Upload the rest"],
  'import.rows': [["subject"],", ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.state.waiting': ["Queued"],
  'import.state.matching': ["Columns to match"],
  'import.state.asking': ["Values missing"],
  'import.state.running': ["Running"],
  'import.state.checked': ["Checked, not applied"],
  'import.state.done': ["Done ",["when"]],
  'import.state.refused': ["Not readable"],
  'import.state.stopped': ["Stopped, can be resumed"],
  'import.state.failed': ["Failed"],
  'import.state.ended': ["Ended"],
  'import.checking': ["Checking ",["name"]],
  'import.checkingRows': [["done","number"]," of ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," checked. Nothing has changed yet."],
  'import.checkingWait': ["Queued. Nothing has changed yet."],
  'import.unread': ["This file could not be read"],
  'import.broken': ["The import has stopped"],
  'import.again': ["Import another file"],
  'import.failed': ["The import could not be loaded"],
  'import.loading': ["Loading the import..."],
  'import.sku': ["SKU"],
  'import.column': ["Column"],
  'import.value': ["Value"],
  'import.allRight': ["No failed rows."],
  'import.notes.categories': [["count","plural",{"one":["New category: ",["names"],"."],"other":["New categories: ",["names"],"."]}]],
  'import.notes.ignored': [["count","plural",{"one":["This column is left out: ",["names"],"."],"other":["These columns are left out: ",["names"],"."]}]],
  'import.report': [["name"],", ",["when"]],
  'import.reportBy': [["name"],", ",["when"],", by ",["person"]],
  'import.toProducts': ["Go to products"],
  'signIn.title': ["Sign in to the office"],
  'signIn.text': ["For the shop’s staff."],
  'signIn.email': ["Email"],
  'signIn.password': ["Password"],
  'signIn.code': ["Code of your authenticator"],
  'signIn.codeHint': ["Six digits. Each code works once, for half a minute."],
  'signIn.codeDemo': ["Leave it empty for the demo’s operator."],
  'signIn.withoutCode': ["I cannot use my authenticator"],
  'signIn.withCode': ["Use the authenticator"],
  'signIn.recovery': ["Recovery code"],
  'signIn.recoveryHint': ["Ten characters. Each code works once."],
  'signIn.submit': ["Sign in"],
  'signIn.busy': ["Signing in..."],
  'signIn.incomplete': ["Enter e-mail, password and the six digits."],
  'signIn.incompleteRecovery': ["Enter e-mail, password and a recovery code."],
  'signIn.lost': ["No recovery code, or forgotten password? Ask an owner of the shop for a new link."],
  'ended.title': ["Your session has ended"],
  'ended.text': ["Sign in again. What you typed is still here."],
  'ended.other': ["Someone else"],
  'role.owner': ["Owner"],
  'role.orders': ["Orders"],
  'role.catalogue': ["Catalogue"],
  'role.support': ["Support"],
  'role.reader': ["Reader"],
  'team.do': ["Actions"],
  'team.copy': ["Copy"],
  'team.copied': ["Copied"],
  'activity.loading': ["Loading the activity..."],
  'activity.failed': ["The activity could not be loaded"],
  'activity.none': ["No activity yet"],
  'activity.noneFits': ["No activity matches these filters"],
  'activity.showAll': ["Show everything"],
  'activity.export': ["Export CSV"],
  'activity.person': ["Operator"],
  'activity.anybody': ["Any operator"],
  'activity.search': ["Search by subject"],
  'activity.searchText': ["Order, SKU, product, company"],
  'activity.by': ["Actor"],
  'activity.everybody': ["All"],
  'activity.operator': ["Operators"],
  'activity.api_key': ["Programs"],
  'activity.customer': ["Buyers"],
  'activity.shop': ["Shop"],
  'activity.list': ["Activity"],
  'entry.someone': ["Someone"],
  'entry.operator': ["Command line"],
  'entry.api_key': ["A program"],
  'entry.customer': ["The buyer"],
  'entry.shop': ["The shop"],
  'entry.of': [["deed"],": ",["subject"]],
  'entry.unknown': [["action"]],
  'entry.order.placed': ["placed the order"],
  'entry.order.changed': ["changed the order"],
  'entry.order.refunded': ["refunded the order"],
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
  'entry.catalog.imported': ["applied a file of products"],
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
  'today.toShip': ["To ship"],
  'today.unpaid': ["Unpaid"],
  'today.drafts': ["Drafts"],
  'today.toShipTitle': ["To ship"],
  'today.fresh': ["Updates every minute."],
  'today.toShipNothing': ["Nothing to ship"],
  'find.commands': ["Commands"],
  'find.do.newProduct': ["Add a product"],
  'find.do.import': ["Import a file"],
  'find.do.flashSale': ["Plan a flash sale"],
  'find.do.ship': ["Orders to ship"],
  'find.do.unpaid': ["Orders to be paid"],
  'find.do.exportOrders': ["Export orders as CSV"],
  'find.do.exportProducts': ["Export products as CSV"],
  'find.places': ["Places"],
  'find.search': ["Search"],
  'find.orders': ["Orders with “",["text"],"”"],
  'find.products': ["Products with “",["text"],"”"],
  'find.companies': ["Companies with “",["text"],"”"],
  'find.empty': ["Type a number, a name or an SKU."],
  'companies.loading': ["Loading companies..."],
  'companies.failed': ["Companies could not be loaded"],
  'companies.none': ["No companies match these filters"],
  'companies.empty': ["No companies yet"],
  'companies.emptyText': ["A company is created when an application is approved."],
  'companies.noneBlocked': ["No blocked companies"],
  'companies.search': ["Search companies"],
  'companies.searchText': ["Name, number, person"],
  'companies.sum': [["count","plural",{"one":["#"," company"],"other":["#"," companies"]}]],
  'companies.view.all': ["All"],
  'companies.view.active': ["Active"],
  'companies.view.blocked': ["Blocked"],
  'company.name': ["Company"],
  'company.loading': ["Loading the company..."],
  'company.failed': ["The company could not be loaded"],
  'company.country': ["Country"],
  'company.people': ["People"],
  'company.payment': ["Invoice due"],
  'company.daysShort': [["days","plural",{"0":["at once"],"one":["#"," day"],"other":["#"," days"]}]],
  'company.orders': ["Orders"],
  'company.ordersOf': ["Orders: ",["orders"]],
  'company.total': ["Sum of orders"],
  'company.state': ["State"],
  'company.active': ["Active"],
  'company.blocked': ["Blocked"],
  'company.number': ["Org. number"],
  'company.vat': ["VAT number"],
  'company.vat.unchecked': ["not checked"],
  'company.vat.valid': ["valid"],
  'company.vat.invalid': ["not valid"],
  'company.vat.unavailable': ["register did not answer"],
  'company.since': ["Since"],
  'company.personSince': ["Since ",["when"]],
  'company.role.owner': ["Owner"],
  'company.role.buyer': ["Buyer"],
  'company.person.active': ["Can sign in"],
  'company.person.blocked': ["Blocked individually"],
  'company.person.erased': ["Erased"],
  'invite.open': ["Invite a person..."],
  'invite.title': ["Invite a person to ",["company"]],
  'invite.text': ["They can order for the company. An e-mail tells them how to choose their password."],
  'invite.firstName': ["First name"],
  'invite.lastName': ["Last name"],
  'invite.email': ["Email"],
  'invite.do': ["Invite"],
  'invite.doing': ["Inviting..."],
  'invite.incomplete': ["Enter first name and e-mail."],
  'invite.unsaved': ["No one has been invited."],
  'company.addresses': ["Addresses"],
  'company.address.shipping': ["Delivery"],
  'company.address.billing': ["Invoice"],
  'company.addressPhone': ["Phone ",["number"]],
  'company.noAddress': ["No addresses yet."],
  'company.terms': ["Terms"],
  'company.terms.hint': ["Applies to new orders. Placed orders keep their terms."],
  'company.po.needed': ["PO number needed"],
  'company.po.free': ["PO number not needed"],
  'company.save': ["Save"],
  'company.putBack': ["Discard changes"],
  'company.applications': ["Applications"],
  'company.noApplication': ["No application on file."],
  'company.hasLicence': ["Licence uploaded"],
  'company.blockedSince': ["Blocked since ",["since"]],
  'company.remoteChange': ["This company has been changed"],
  'company.change.days': ["Days until invoices are due"],
  'company.change.po': ["PO number"],
  'company.change.vat': ["VAT number"],
  'company.change.vatStatus': ["VAT number status"],
  'company.change.blocked': ["State"],
  'company.change.reason': ["Reason for the block"],
  'vat.do': ["VAT number..."],
  'vat.title': ["VAT number of ",["company"]],
  'vat.status': ["Status"],
  'vat.hint': ["Applies to new orders. Not checked leaves it to the register."],
  'vat.needed': ["Enter the number with its country code",["example","select",{"none":[],"other":[", such as ",["example"]]}],"."],
  'vat.unsaved': ["Your changes are not saved."],
  'block.open': ["Block..."],
  'block.undo': ["Unblock"],
  'entry.company.blocked': ["blocked the company"],
  'entry.company.unblocked': ["unblocked the company"],
  'applications.view.asked': ["Asked for more"],
  'application.isAsked': ["Waiting for the applicant"],
  'application.question': ["Question to the applicant"],
  'entry.application.answered': ["answered the question"],
  'entry.application.asked': ["asked the applicant for more"],
  'today.waitLong': [["count","plural",{"one":["One has waited over a day"],"other":["#"," have waited over a day"]}]],
  'entry.complaint.answered': ["answered the complaint"],
  'entry.message.answered': ["answered a message"],
  'entry.message.closed': ["set a message aside"],
  'entry.settings.changed': ["changed the settings"],
  'entry.synonyms.added': ["added search synonyms"],
  'entry.synonyms.set': ["changed search synonyms"],
  'entry.synonyms.removed': ["removed search synonyms"],
  'entry.customer.password_link_made': ["made a link for a new password"],
  'entry.mail.tried_again': ["retried an e-mail"],
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
  accessDenied: ["Your role does not allow this. Ask an owner of the shop."],
})
