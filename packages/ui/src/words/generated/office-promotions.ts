// Written by compile.ts from office-promotions.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-promotions", and what each of them needs. */
export interface OfficePromotionsWords {
  'promotions.views': NoValues
  'promotions.sales': NoValues
  'promotions.codes': NoValues
  'promotions.newSale': NoValues
  'promotions.newCode': NoValues
  'promotions.loading': NoValues
  'promotions.failed': NoValues
  'promotions.noSales': NoValues
  'promotions.noSalesText': NoValues
  'promotions.noCodes': NoValues
  'promotions.noCodesText': NoValues
  'offer.title': NoValues
  'offer.state': NoValues
  'offer.state.new': NoValues
  'offer.state.planned': NoValues
  'offer.state.running': NoValues
  'offer.state.used_up': NoValues
  'offer.state.ended': NoValues
  'offer.begins': NoValues
  'offer.ends': NoValues
  'offer.products': NoValues
  'offer.code': NoValues
  'offer.value': NoValues
  'offer.until': NoValues
  'offer.minimum': NoValues
  'offer.used': NoValues
  'offer.usedOf': { used: string; limit: string }
  'offer.limit': NoValues
  'offer.companyLimit': NoValues
  'offer.actions': { name: string }
  'offer.remoteChange': NoValues
  'offer.change': NoValues
  'offer.end': NoValues
  'offer.days': NoValues
  'code.new': NoValues
  'code.change': { code: string }
  'code.codeHint': NoValues
  'code.type': NoValues
  'code.percentage': NoValues
  'code.fixed': NoValues
  'code.percent': NoValues
  'code.amount': NoValues
  'code.beginsHint': NoValues
  'code.endsHint': NoValues
  'code.minimumHint': NoValues
  'code.limitHint': NoValues
  'code.needed': NoValues
  'code.add': NoValues
  'code.adding': NoValues
  'code.save': NoValues
  'code.unsaved': NoValues
  'code.endTitle': { code: string }
  'code.endText': NoValues
  'code.endDo': NoValues
  'code.ending': NoValues
  'sale.new': NoValues
  'sale.loading': NoValues
  'sale.failed': NoValues
  'sale.when': NoValues
  'sale.titleHint': NoValues
  'sale.begun': NoValues
  'sale.productsHint': NoValues
  'sale.none': NoValues
  'sale.percent': NoValues
  'sale.percentOf': { product: string }
  'sale.price': NoValues
  'sale.was': NoValues
  'sale.nearest': { product: string; percent: number }
  'sale.tooCheap': { product: string }
  'sale.up': NoValues
  'sale.down': NoValues
  'sale.remove': NoValues
  'sale.search': NoValues
  'sale.searchText': NoValues
  'sale.searching': NoValues
  'sale.addProducts': NoValues
  'sale.addTitle': NoValues
  'sale.done': NoValues
  'sale.added': { product: string }
  'sale.nothing': NoValues
  'sale.add': { product: string }
  'sale.full': NoValues
  'sale.preview': NoValues
  'sale.previewText': NoValues
  'sale.previewEmpty': NoValues
  'sale.stop': NoValues
  'sale.stopTitle': { title: string }
  'sale.stopText': NoValues
  'sale.stopDo': NoValues
  'sale.stopping': NoValues
  'sale.delete': NoValues
  'sale.deleteTitle': { title: string }
  'sale.deleteText': NoValues
  'sale.deleteDo': NoValues
  'sale.deleting': NoValues
  'sale.endedText': NoValues
  'sale.readOnly': NoValues
}

/** The English texts of the area "office-promotions". */
export const officePromotionsWords = /* @__PURE__ */ defineWords<OfficePromotionsWords>('office-promotions', {
  'promotions.views': ["Flash sales and promo codes"],
  'promotions.sales': ["Flash sales"],
  'promotions.codes': ["Promo codes"],
  'promotions.newSale': ["New sale"],
  'promotions.newCode': ["New code"],
  'promotions.loading': ["Loading promotions..."],
  'promotions.failed': ["Promotions could not be loaded"],
  'promotions.noSales': ["No flash sales yet"],
  'promotions.noSalesText': ["A flash sale lowers the prices of up to 100 products for a few days and is shown on the home page with a countdown."],
  'promotions.noCodes': ["No promo codes yet"],
  'promotions.noCodesText': ["Buyers enter a code in their cart. It takes a percentage or an amount off the goods."],
  'offer.title': ["Name"],
  'offer.state': ["State"],
  'offer.state.new': ["Not saved yet"],
  'offer.state.planned': ["Planned"],
  'offer.state.running': ["Running"],
  'offer.state.used_up': ["Used up"],
  'offer.state.ended': ["Ended"],
  'offer.begins': ["Begins"],
  'offer.ends': ["Ends"],
  'offer.products': ["Products"],
  'offer.code': ["Code"],
  'offer.value': ["Discount"],
  'offer.until': ["Until"],
  'offer.minimum': ["Minimum"],
  'offer.used': ["Used"],
  'offer.usedOf': [["used"]," of ",["limit"]],
  'offer.limit': ["Orders in total"],
  'offer.companyLimit': ["Orders per company"],
  'offer.actions': ["Actions for ",["name"]],
  'offer.remoteChange': ["This promotion has been changed"],
  'offer.change': ["Change..."],
  'offer.end': ["End..."],
  'offer.days': ["Dates in the shop’s time zone, the last day included."],
  'code.new': ["New promo code"],
  'code.change': ["Change ",["code"]],
  'code.codeHint': ["3 to 40 letters, digits, hyphens and underscores. It cannot be changed later."],
  'code.type': ["Discount type"],
  'code.percentage': ["Percentage"],
  'code.fixed': ["Fixed amount"],
  'code.percent': ["Discount (%)"],
  'code.amount': ["Amount"],
  'code.beginsHint': ["Leave empty to start immediately."],
  'code.endsHint': ["The last day. Leave empty for no end."],
  'code.minimumHint': ["Excluding VAT, before discount. Leave empty for none."],
  'code.limitHint': ["Leave empty for no limit."],
  'code.needed': ["Enter a code and a discount."],
  'code.add': ["Add promo code"],
  'code.adding': ["Adding..."],
  'code.save': ["Save"],
  'code.unsaved': ["The promo code is not saved."],
  'code.endTitle': ["End ",["code"],"?"],
  'code.endText': ["The code ends immediately and cannot be started again. Carts lose its discount; placed orders keep it."],
  'code.endDo': ["End promo code"],
  'code.ending': ["Ending..."],
  'sale.new': ["New flash sale"],
  'sale.loading': ["Loading the flash sale..."],
  'sale.failed': ["The flash sale could not be loaded"],
  'sale.when': ["Name and days"],
  'sale.titleHint': ["Shown to colleagues only."],
  'sale.begun': ["The sale is running, so its start cannot be changed."],
  'sale.productsHint': ["At most 100. The home page shows the first eight. The discount applies to every price tier of every variant."],
  'sale.none': ["No product yet. Search for the first one."],
  'sale.percent': ["Discount (%)"],
  'sale.percentOf': ["Discount on ",["product"]," (%)"],
  'sale.price': ["Price"],
  'sale.was': ["Usual price"],
  'sale.nearest': [["product"],": ",["percent","number"],"% is the nearest discount that leaves a lower price above 0."],
  'sale.tooCheap': [["product"]," is too cheap for a sale."],
  'sale.up': ["Move up"],
  'sale.down': ["Move down"],
  'sale.remove': ["Remove"],
  'sale.search': ["Search products to add"],
  'sale.searchText': ["Product, brand or SKU"],
  'sale.searching': ["Searching..."],
  'sale.addProducts': ["Add products..."],
  'sale.addTitle': ["Add products"],
  'sale.done': ["Done"],
  'sale.added': [["product"]," was added."],
  'sale.nothing': ["No other published product matches."],
  'sale.add': ["Add ",["product"]],
  'sale.full': ["A sale has at most 100 products."],
  'sale.preview': ["On the home page"],
  'sale.previewText': ["As an approved buyer sees it when the sale starts. Visitors see no prices."],
  'sale.previewEmpty': ["Added products are shown here as buyers see them."],
  'sale.stop': ["End sale..."],
  'sale.stopTitle': ["End ",["title"],"?"],
  'sale.stopText': ["The sale ends immediately and cannot be started again. The usual prices apply again; placed orders keep theirs."],
  'sale.stopDo': ["End sale"],
  'sale.stopping': ["Ending..."],
  'sale.delete': ["Remove sale..."],
  'sale.deleteTitle': ["Remove ",["title"],"?"],
  'sale.deleteText': ["The sale has not started. Removing it cannot be undone."],
  'sale.deleteDo': ["Remove sale"],
  'sale.deleting': ["Removing..."],
  'sale.endedText': ["This sale has ended and cannot be changed."],
  'sale.readOnly': ["You can view sales. Owners and the catalogue role can change them."],
})
