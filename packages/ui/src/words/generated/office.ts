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
  'group.shelves': NoValues
  'group.house': NoValues
  'place.today': NoValues
  'place.orders': NoValues
  'place.inbox': NoValues
  'place.applications': NoValues
  'place.companies': NoValues
  'place.products': NoValues
  'place.import': NoValues
  'place.promotions': NoValues
  'place.banners': NoValues
  'place.team': NoValues
  'place.activity': NoValues
  'shop.view': NoValues
  account: NoValues
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
  'orders.print': { count: number }
  'orders.range': { from: number; to: number; count: number }
  'orders.sum': { count: number }
  'orders.name': { number: string }
  'order.number': NoValues
  'order.placed': NoValues
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
  'product.tierFrom': { price: string; from: string }
  'product.stock': NoValues
  'product.stockOf': { name: string }
  'product.state': NoValues
  'product.changed': NoValues
  'product.active': NoValues
  'product.draft': NoValues
  'product.archived': NoValues
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
  'ship.mail': { name: string }
  'ship.sum': { lines: number; pieces: number }
  'ship.open': { count: number }
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
}

/** The English texts of the area "office". */
export const officeWords = /* @__PURE__ */ defineWords<OfficeWords>('office', {
  name: ["Office"],
  find: ["Order, SKU, company or command"],
  'find.label': ["Find or do"],
  nav: ["Office"],
  'nav.more': ["More"],
  'nav.waiting': [["place"],", ",["count","plural",{"one":["#"," waits"],"other":["#"," wait"]}]," for you"],
  'nav.count': [["count","number"]],
  'group.customers': ["Customers"],
  'group.shelves': ["Shelves"],
  'group.house': ["House"],
  'place.today': ["Today"],
  'place.orders': ["Orders"],
  'place.inbox': ["Inbox"],
  'place.applications': ["Applications"],
  'place.companies': ["Companies"],
  'place.products': ["Products"],
  'place.import': ["Import"],
  'place.promotions': ["Promotions"],
  'place.banners': ["Banners"],
  'place.team': ["Team"],
  'place.activity': ["Activity"],
  'shop.view': ["View shop"],
  account: ["Your account"],
  'account.signOut': ["Sign out"],
  views: ["Saved views"],
  'failed.holds': ["Nothing was changed."],
  'failed.request': ["Nothing was changed. If it stays so, name request ",["request"],"."],
  'orders.caption': ["Orders"],
  'orders.loading': ["Loading orders..."],
  'orders.failed': ["Orders could not be loaded"],
  'orders.none': ["No order fits these filters"],
  'orders.empty': ["No order yet"],
  'orders.emptyText': ["The first one appears here as soon as a company has placed it."],
  'orders.clear': ["Clear filters"],
  'orders.search': ["Search orders"],
  'orders.searchText': ["Number, company, product"],
  'orders.anyStatus': ["Any status"],
  'orders.status': ["Status"],
  'orders.export': ["Export CSV"],
  'orders.print': ["Print ",["count","plural",{"one":["#"," pick list"],"other":["#"," pick lists"]}]],
  'orders.range': [["from","number"],"–",["to","number"]," of ",["count","number"]],
  'orders.sum': [["count","plural",{"one":["#"," order"],"other":["#"," orders"]}]],
  'orders.name': ["order ",["number"]],
  'order.number': ["Order"],
  'order.placed': ["Placed"],
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
  'today.leaves': ["Leaves today"],
  'today.leavesNothing': ["Nothing leaves today"],
  'today.leavesNothingText': ["Orders that are to be shipped today stand here."],
  'today.allOrders': ["All orders"],
  'today.allStock': ["All ",["count","number"]],
  'today.left': [["count","plural",{"0":["Sold out"],"other":["#"," left"]}]],
  'today.lasts': [["days","plural",{"0":["Lasts today"],"one":["Lasts ","#"," day"],"other":["Lasts ","#"," days"]}]],
  'today.lowNothing': ["Everything is well stocked"],
  'today.sales': ["Sales, net of VAT"],
  'today.salesBars': ["Sales of the last ",["count","plural",{"one":["day"],"other":["#"," days"]}]],
  'today.orders': ["Orders"],
  'today.net': ["Net"],
  'today.answers': ["Waiting for an answer"],
  'today.answersNothing': ["Nobody waits for an answer"],
  'today.justNow': ["Just now"],
  'today.activity': ["Activity"],
  'products.caption': ["Products"],
  'products.loading': ["Loading products..."],
  'products.failed': ["Products could not be loaded"],
  'products.none': ["No product fits these filters"],
  'products.empty': ["No product yet"],
  'products.emptyText': ["Import a list, or make the first one by hand."],
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
  'product.tierFrom': [["price"]," from ",["from"]],
  'product.stock': ["Stock"],
  'product.stockOf': ["Stock of ",["name"]],
  'product.state': ["State"],
  'product.changed': ["Changed"],
  'product.active': ["Active"],
  'product.draft': ["Draft"],
  'product.archived': ["Archived"],
  'import.how': ["How it works"],
  'import.bySku': ["Matched by SKU."],
  'import.bySkuText': ["Known ones change, new ones are made, nothing is deleted."],
  'import.empty': ["Empty leaves, a dash clears."],
  'import.emptyText': ["So a stock file of two columns touches stock alone."],
  'import.bad': ["One bad row stops no other."],
  'import.badText': ["It comes back in a file with its reason."],
  'import.twice': ["Twice is once."],
  'import.twiceText': ["The same file again changes nothing."],
  'import.template': ["Template as CSV"],
  'import.earlier': ["Earlier"],
  'import.earlierNothing': ["Nothing was imported yet."],
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
  'order.noParcels': ["Nothing has left yet."],
  'order.delivery': ["Delivery"],
  'order.deliverTo': ["To"],
  'order.phone': ["Phone"],
  'order.reference': ["Reference"],
  'order.note': ["Note"],
  'order.happened': ["What happened"],
  'ship.title': ["Ship order ",["number"]],
  'ship.what': ["What leaves"],
  'ship.all': ["All that is left"],
  'ship.part': ["Part"],
  'ship.leftOf': [["left","number"]," left of ",["ordered","number"]],
  'ship.pieces': ["Pieces of ",["name"]],
  'ship.fewer': ["Fewer pieces of ",["name"]],
  'ship.more': ["More pieces of ",["name"]],
  'ship.wrong': ["From 0 to ",["left","number"]],
  'ship.short': [["count","number"]," stay open"],
  'ship.carrier': ["Carrier"],
  'ship.tracking': ["Tracking link"],
  'ship.trackingHint': ["Begins with https://"],
  'ship.mail': ["Send an e-mail to ",["name"]],
  'ship.sum': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.open': [["count","plural",{"0":["Nothing stays open"],"one":["#"," piece stays open"],"other":["#"," pieces stay open"]}]],
  'ship.cancel': ["Cancel"],
  'ship.send': ["Ship ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.sending': ["Shipping..."],
  'applications.loading': ["Loading applications..."],
  'applications.failed': ["Applications could not be loaded"],
  'applications.none': ["No application waits"],
  'applications.noneText': ["New ones appear here, and are told to you by e-mail."],
  'applications.queue': ["Waiting applications"],
  'application.loading': ["Loading the application..."],
  'application.failed': ["The application could not be loaded"],
  'application.same': ["As in the licence"],
  'application.differs': ["Differs from the licence"],
  'application.licence': ["Licence"],
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
  'ask.hint': ["The applicant reads this, with a link to the form."],
  'ask.send': ["Ask"],
  'reject.title': ["Reject ",["company"],"?"],
  'reject.text': ["What the e-mail says"],
  'reject.hint': ["Say why: the applicant reads this."],
  'reject.send': ["Reject and send"],
  'decide.sending': ["Sending..."],
  'decide.leave': ["Cancel"],
  'decide.unsaved': ["What you wrote is not sent."],
  'decide.empty': ["Write something first."],
})
