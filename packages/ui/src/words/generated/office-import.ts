// Written by compile.ts from office-import.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-import", and what each of them needs. */
export interface OfficeImportWords {
  'match.summary': { name: string; rows: number; columns: number }
  'match.missing': { target: string }
  'match.twice': { target: string }
  'match.quantity': { name: string }
  'match.confirm': { names: string }
  'match.confirmNoPrice': { names: string }
  'match.inCurrency': { label: string; currency: string }
  'match.noPrice': NoValues
  'match.noProduct': NoValues
  'match.noSku': NoValues
  'match.withoutPrices': NoValues
  remembered: NoValues
  onSale: { count: number }
  'archived.left': { count: number }
  'archived.restored': { count: number }
  'leftOut.byYou': NoValues
  'leftOut.stay': NoValues
  'leftOut.once': NoValues
  'remembered.check': NoValues
  'source.pack_size': { names: string }
  'source.carton_size': { names: string }
  'source.stock': { names: string }
  'source.guessed': NoValues
  'understood.no': { text: string }
  'understood.yes': { text: string }
  'place.question': NoValues
  'place.product': { sku: string }
  'missing.summary': { name: string; rows: number }
  'missing.country': { country: string }
  'missing.countryPresumed': { country: string }
  'missing.otherCountry': NoValues
  'missing.field.tax_class': NoValues
  'missing.field.prices_include_vat': NoValues
  'missing.field.currency': NoValues
  'missing.field.other_article': NoValues
  'missing.field.archived': NoValues
  'missing.field.other_currency': NoValues
  'missing.field.decimal_sign': NoValues
  'missing.field.weight_unit': NoValues
  'missing.field.carton_price': NoValues
  'missing.field.brand': NoValues
  'missing.field.category': NoValues
  'missing.field.age_limit': NoValues
  'missing.field.stock': NoValues
  'missing.hint.tax_class': { rows: number }
  'missing.hint.prices_include_vat': { rows: number }
  'missing.hint.currency': { rows: number; samples: string }
  'missing.hint.other_article': { rows: number; samples: string }
  'missing.hint.archived': { rows: number; samples: string }
  'missing.hint.other_currency': { rows: number; samples: string }
  'missing.hint.decimal_sign': { rows: number; samples: string }
  'missing.hint.weight_unit': { rows: number; samples: string }
  'missing.hint.carton_price': { rows: number; samples: string }
  'missing.hint.brand': { rows: number }
  'missing.hint.category': { rows: number }
  'missing.hint.groupNumbers': { rows: number }
  'missing.hint.age_limit': { rows: number }
  'missing.hint.stock': { rows: number }
  'missing.understood': { hint: string; text: string }
  'missing.newCategory': NoValues
  'missing.mode.all': NoValues
  'missing.mode.category': NoValues
  'missing.mode.cell': NoValues
  'missing.mode.groupNumber': NoValues
  'missing.mode.cell_category': NoValues
  'missing.mode.word': NoValues
  'missing.mode.brand': NoValues
  'missing.mode.empty': NoValues
  'missing.mode.noStock': NoValues
  'missing.mode.suggested': { mode: string }
  'missing.suggested': NoValues
  'missing.inCategory': NoValues
  'missing.choice.shop': { currency: string }
  'missing.choice.no': NoValues
  'missing.choice.yes': NoValues
  'missing.choice.g': NoValues
  'missing.choice.kg': NoValues
  'missing.choice.lb': NoValues
  'missing.choice.oz': NoValues
  'missing.choice.piece': NoValues
  'missing.choice.carton': NoValues
  'missing.choice.exclude': NoValues
  'missing.choice.new_sku': NoValues
  'missing.choice.update': NoValues
  'missing.choice.restore': NoValues
  'missing.choice.leave': NoValues
  'missing.choice.draft': NoValues
  'missing.choice.comma': { sample: string; value: string }
  'missing.choice.point': { sample: string; value: string }
  'missing.choice.leave_out': NoValues
  'missing.incomplete': NoValues
  converted: { sku: string; gross: string; rate: string; net: string }
  reason: { rows: number; column: string; fault: string }
  'reason.unchanged': { rows: number }
  'remedy.match': NoValues
  'remedy.fill': { column: string }
  'remedy.leave-out': { column: string }
  'match.why.heading': NoValues
  'match.why.similar': NoValues
  'match.why.content': NoValues
  'match.why.remembered': NoValues
  'match.why.chosen': NoValues
  'match.why.unknown': NoValues
  'target.sku': NoValues
  'target.product': NoValues
  'target.handle': NoValues
  'target.gtin': NoValues
  'target.category': NoValues
  'target.brand': NoValues
  'target.description': NoValues
  'target.tags': NoValues
  'target.option1_name': NoValues
  'target.option1_value': NoValues
  'target.option2_name': NoValues
  'target.option2_value': NoValues
  'target.option3_name': NoValues
  'target.option3_value': NoValues
  'target.price': NoValues
  'target.price_from': NoValues
  'target.planned_price': NoValues
  'target.stock': NoValues
  'target.availability': NoValues
  'target.available_from': NoValues
  'target.shelf_place': NoValues
  'target.low_stock': NoValues
  'target.unit': NoValues
  'target.pack_size': NoValues
  'target.carton_size': NoValues
  'target.net_amount': NoValues
  'target.net_unit': NoValues
  'target.width_mm': NoValues
  'target.height_mm': NoValues
  'target.variant_weight_g': NoValues
  'target.weight_g': NoValues
  'target.weight_unit': NoValues
  'target.tax_class': NoValues
  'target.age_limit': NoValues
  'target.strength_mg': NoValues
  'target.flavour_class': NoValues
  'target.countries': NoValues
  'target.images': NoValues
  'target.published': NoValues
  'target.parent': NoValues
  'target.not_for_sale': NoValues
  'target.price_includes_vat': NoValues
  'target.carton_price': NoValues
  'target.amount': NoValues
  'target.currency': NoValues
  'target.from': NoValues
  'target.valid_from': NoValues
  targetFrom: { field: string; from: string }
  price: NoValues
  sale: NoValues
  'sale.on': NoValues
  'sale.draft': NoValues
  'sale.draftBecause': { column: string; reason: string }
  willBe: NoValues
  willChange: NoValues
  noValue: NoValues
  priceFrom: { from: string }
  priceJumps: { count: number }
  priceJumpsMore: { count: number }
  priceJump: { sku: string }
  priceJumpFrom: { sku: string; from: string }
  stopped: { name: string; row: string; done: number; rows: number }
  stopStays: NoValues
  confirmJumps: { count: number }
  goOn: NoValues
  changes: NoValues
  'changes.count': { count: number }
  'changes.created': { count: number }
  'changes.kept': { count: number }
  'changes.undo': NoValues
  'changes.resumeUndo': NoValues
  'changes.archive': NoValues
  'changes.undoTitle': { count: number }
  'changes.undoText': NoValues
  'changes.undoDo': NoValues
  'kept.changed': { fields: string }
  'kept.irreversible': { fields: string }
}

/** The English texts of the area "office-import". */
export const officeImportWords = /* @__PURE__ */ defineWords<OfficeImportWords>('office-import', {
  'match.summary': [["name"]," · ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," · ",["columns","plural",{"one":["#"," column"],"other":["#"," columns"]}],". Nothing has changed yet. Columns without a target are left out."],
  'match.missing': ["Choose the column for ",["target"],"."],
  'match.twice': ["Two columns are mapped to ",["target"],". Leave one of them out."],
  'match.quantity': ["Enter the quantity from which ",["name"]," applies."],
  'match.confirm': ["Prices and taxes are in the right columns: ",["names"]],
  'match.confirmNoPrice': ["Prices and taxes are in the right columns: ",["names"],". No column is the price."],
  'match.inCurrency': [["label"]," in ",["currency"]],
  'match.noPrice': ["No column goes to the price. Choose the column that has it, or import without prices."],
  'match.noProduct': ["No column goes to the product name. New articles fail without one; articles that the shop has are changed. Choose the column with the names if there is one."],
  'match.noSku': ["No column goes to the SKU. SKUs are made from barcodes or URL handles, and an article whose barcode or handle is another one in a later file comes in twice. Choose the column with your article numbers if there is one."],
  'match.withoutPrices': ["Import without prices: new articles become drafts"],
  remembered: ["Remembered from an earlier file."],
  onSale: [["count","plural",{"0":["No product goes on sale: the new ones are drafts."],"one":["#"," product goes on sale as soon as you apply."],"other":["#"," products go on sale as soon as you apply."]}]],
  'archived.left': [["count","plural",{"one":["#"," product is archived and stays hidden."],"other":["#"," products are archived and stay hidden."]}]],
  'archived.restored': [["count","plural",{"one":["#"," archived product is put back."],"other":["#"," archived products are put back."]}]],
  'leftOut.byYou': ["Left out by you"],
  'leftOut.stay': ["New articles that you leave out stay out of later files with the same headings, until you tick them there."],
  'leftOut.once': ["Updates that you leave out are left out of this file only. A later file can change these articles."],
  'remembered.check': ["Columns and answers are remembered from an earlier file. Go back to change them."],
  'source.pack_size': ["Pieces in a pack are read from ",["names"],"."],
  'source.carton_size': ["Pieces in a carton are read from ",["names"],"."],
  'source.stock': ["Stock is the sum of ",["names"],". Go back to take only some of them."],
  'source.guessed': ["This was guessed by the heading: compare it with an article you know."],
  'understood.no': ["Prices are without VAT, because the file says “",["text"],"”. Go back to change this."],
  'understood.yes': ["Prices are with VAT, because the file says “",["text"],"”. Go back to change this."],
  'place.question': ["Go to the question about it"],
  'place.product': ["Choose it on the page of ",["sku"]],
  'missing.summary': [["name"]," · ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],". Nothing has changed yet."],
  'missing.country': ["VAT rates of ",["country"],"."],
  'missing.countryPresumed': ["VAT rates of ",["country"],", because the shop profile is not filled in yet."],
  'missing.otherCountry': ["Another country? Shop profile"],
  'missing.field.tax_class': ["Tax class"],
  'missing.field.prices_include_vat': ["Prices"],
  'missing.field.currency': ["In which currency are these prices?"],
  'missing.field.other_article': ["SKUs of other articles"],
  'missing.field.archived': ["Products that are archived"],
  'missing.field.other_currency': ["Prices in another currency"],
  'missing.field.decimal_sign': ["Numbers that can be read in two ways"],
  'missing.field.weight_unit': ["Weights are in"],
  'missing.field.carton_price': ["Prices from a full carton are for"],
  'missing.field.brand': ["Brand"],
  'missing.field.category': ["Category"],
  'missing.field.age_limit': ["Age limit"],
  'missing.field.stock': ["Stock"],
  'missing.hint.tax_class': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without a clear one. Needed for VAT."],
  'missing.hint.prices_include_vat': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," with prices. The shop stores them without VAT."],
  'missing.hint.currency': ["The file does not say, and its headings are in the language of a country with another currency than the shop’s. ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],", such as ",["samples"],". Prices are not converted."],
  'missing.hint.other_article': [["rows","plural",{"one":["An article of the shop or of an earlier row has the SKU of ","#"," row and another name"],"other":["Articles of the shop or of earlier rows have the SKUs of ","#"," rows and other names"]}],": ",["samples"]],
  'missing.hint.archived': [["rows","plural",{"one":["#"," row is of a product"],"other":["#"," rows are of products"]}]," that buyers do not see: ",["samples"]],
  'missing.hint.other_currency': [["rows","plural",{"one":["#"," row has a price"],"other":["#"," rows have prices"]}]," that ",["rows","plural",{"one":["is"],"other":["are"]}]," not in the shop’s currency: ",["samples"],". Prices are not converted."],
  'missing.hint.decimal_sign': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," with numbers such as ",["samples"]],
  'missing.hint.weight_unit': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," whose weight has no unit: ",["samples"]],
  'missing.hint.carton_price': [["rows","plural",{"one":["#"," row has one"],"other":["#"," rows have one"]}],": ",["samples"]],
  'missing.hint.brand': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. Shown on cards and in filters."],
  'missing.hint.category': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. A new category is created."],
  'missing.hint.groupNumbers': [["rows","plural",{"one":["#"," row has no category, or only the number of a group"],"other":["#"," rows have no category, or only the number of a group"]}],". Say what each group is called."],
  'missing.hint.age_limit': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. Years, for goods such as nicotine, tobacco and alcohol."],
  'missing.hint.stock': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without stock."],
  'missing.understood': [["hint"]," The file says it: “",["text"],"”."],
  'missing.newCategory': ["A new category: it is created when you apply."],
  'missing.mode.all': ["The same for all rows"],
  'missing.mode.category': ["By category"],
  'missing.mode.cell': ["By the value in the file"],
  'missing.mode.groupNumber': ["By the number of the group"],
  'missing.mode.cell_category': ["By the value in the file and the category"],
  'missing.mode.word': ["By the word in the name or category"],
  'missing.mode.brand': ["By brand"],
  'missing.mode.empty': ["Leave empty"],
  'missing.mode.noStock': ["0 pieces"],
  'missing.mode.suggested': [["mode"],", with suggestions to check"],
  'missing.suggested': ["Suggested by the category’s name"],
  'missing.inCategory': ["Found in the category"],
  'missing.choice.shop': ["In ",["currency"],", the shop’s currency"],
  'missing.choice.no': ["Without VAT"],
  'missing.choice.yes': ["With VAT, taken off by the tax class of each row"],
  'missing.choice.g': ["Grams"],
  'missing.choice.kg': ["Kilograms"],
  'missing.choice.lb': ["Pounds"],
  'missing.choice.oz': ["Ounces"],
  'missing.choice.piece': ["One piece"],
  'missing.choice.carton': ["The whole carton, divided by its pieces"],
  'missing.choice.exclude': ["Leave these rows out"],
  'missing.choice.new_sku': ["Other articles: import them with new SKUs"],
  'missing.choice.update': ["The same articles: update them"],
  'missing.choice.restore': ["Put them back: on sale or drafts, as they were"],
  'missing.choice.leave': ["Update them and leave them archived"],
  'missing.choice.draft': ["Import them without a price. New articles become drafts, others keep their price."],
  'missing.choice.comma': ["The comma is for decimals: ",["sample"]," means ",["value"]],
  'missing.choice.point': ["The point is for decimals: ",["sample"]," means ",["value"]],
  'missing.choice.leave_out': ["Leave these rows out"],
  'missing.incomplete': ["A value is missing or cannot be used."],
  converted: ["VAT is taken off the prices, for example for ",["sku"],": ",["gross"]," with ",["rate"]," VAT becomes ",["net"],"."],
  reason: [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],": ",["column"]," ",["fault"]],
  'reason.unchanged': [["rows","plural",{"one":["#"," row is"],"other":["#"," rows are"]}]," already in the shop without a difference."],
  'remedy.match': ["Match the columns again"],
  'remedy.fill': ["Set ",["column"]," for all rows"],
  'remedy.leave-out': ["Leave ",["column"]," out"],
  'match.why.heading': ["Same heading"],
  'match.why.similar': ["Similar heading"],
  'match.why.content': ["Recognised by its content"],
  'match.why.remembered': ["As in an earlier file"],
  'match.why.chosen': ["Chosen by you"],
  'match.why.unknown': ["Not recognised"],
  'target.sku': ["SKU"],
  'target.product': ["Product"],
  'target.handle': ["URL handle"],
  'target.gtin': ["Barcode (GTIN)"],
  'target.category': ["Category"],
  'target.brand': ["Brand"],
  'target.description': ["Description"],
  'target.tags': ["Tags"],
  'target.option1_name': ["Option 1 name"],
  'target.option1_value': ["Option 1 value"],
  'target.option2_name': ["Option 2 name"],
  'target.option2_value': ["Option 2 value"],
  'target.option3_name': ["Option 3 name"],
  'target.option3_value': ["Option 3 value"],
  'target.price': ["Unit price"],
  'target.price_from': ["Tier price"],
  'target.planned_price': ["Future price, date in the heading"],
  'target.stock': ["Stock"],
  'target.availability': ["Availability"],
  'target.available_from': ["Available from"],
  'target.shelf_place': ["Shelf place"],
  'target.low_stock': ["Low stock below"],
  'target.unit': ["Unit"],
  'target.pack_size': ["Items in a piece (a pack sold as one)"],
  'target.carton_size': ["Pieces in a carton (a full case)"],
  'target.net_amount': ["Net content"],
  'target.net_unit': ["Unit of net content"],
  'target.width_mm': ["Width in mm"],
  'target.height_mm': ["Height in mm"],
  'target.variant_weight_g': ["Weight of the variant"],
  'target.weight_g': ["Weight"],
  'target.weight_unit': ["Unit of the weight"],
  'target.tax_class': ["Tax class"],
  'target.age_limit': ["Age limit"],
  'target.strength_mg': ["Strength in mg"],
  'target.flavour_class': ["Flavour class"],
  'target.countries': ["Countries"],
  'target.images': ["Pictures"],
  'target.published': ["Published"],
  'target.parent': ["Belongs to (SKU or id of the parent)"],
  'target.not_for_sale': ["Not for sale"],
  'target.price_includes_vat': ["Price includes VAT (yes or no)"],
  'target.carton_price': ["Price from a full carton"],
  'target.amount': ["Unit price"],
  'target.currency': ["Currency"],
  'target.from': ["From quantity"],
  'target.valid_from': ["Valid from"],
  targetFrom: [["field"]," from ",["from"]],
  price: ["Price"],
  sale: ["When you apply"],
  'sale.on': ["Goes on sale"],
  'sale.draft': ["Stays a draft"],
  'sale.draftBecause': ["Stays a draft: ",["column"]," ",["reason"]],
  willBe: ["New article"],
  willChange: ["Changes"],
  noValue: ["(empty)"],
  priceFrom: ["from ",["from"]],
  priceJumps: [["count","plural",{"one":["#"," price moves by more than 20%"],"other":["#"," prices move by more than 20%"]}]],
  priceJumpsMore: ["The first ",["count","number"]," are shown."],
  priceJump: [["sku"],", price"],
  priceJumpFrom: [["sku"],", price from ",["from"]],
  stopped: [["name"]," was stopped before row ",["row"],". ",["done","plural",{"one":["#"," of ",["rows","number"]," rows was processed"],"other":["#"," of ",["rows","number"]," rows were processed"]}],"; imported rows are kept. Resume to import the rest."],
  stopStays: ["Rows imported so far are kept."],
  confirmJumps: [["count","plural",{"one":["#"," price changes by more than 20%. I have checked it."],"other":["#"," prices change by more than 20%. I have checked them."]}]],
  goOn: ["Resume"],
  changes: ["What this import changed"],
  'changes.count': [["count","plural",{"0":["No existing product was changed."],"one":["#"," product was changed."],"other":["#"," products were changed."]}]],
  'changes.created': [["count","plural",{"one":["#"," new product"],"other":["#"," new products"]}]],
  'changes.kept': [["count","plural",{"one":["#"," product keeps some of the new values:"],"other":["#"," products keep some of the new values:"]}]],
  'changes.undo': ["Undo the changes..."],
  'changes.resumeUndo': ["Undo the rest"],
  'changes.archive': ["Archive the new products..."],
  'changes.undoTitle': [["count","plural",{"one":["Undo the changes of ","#"," product?"],"other":["Undo the changes of ","#"," products?"]}]],
  'changes.undoText': ["Each field gets the value from before the import, unless it was changed since. Pictures, options and SKUs stay, and so do new products and variants."],
  'changes.undoDo': ["Undo the changes"],
  'kept.changed': ["Changed since: ",["fields"]],
  'kept.irreversible': ["Cannot be restored: ",["fields"]],
})
