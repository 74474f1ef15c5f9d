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
  'match.withoutPrices': NoValues
  remembered: NoValues
  onSale: { count: number }
  'remembered.check': NoValues
  'missing.summary': { name: string; rows: number }
  'missing.field.tax_class': NoValues
  'missing.field.prices_include_vat': NoValues
  'missing.field.weight_unit': NoValues
  'missing.field.brand': NoValues
  'missing.field.category': NoValues
  'missing.field.age_limit': NoValues
  'missing.field.stock': NoValues
  'missing.hint.tax_class': { rows: number }
  'missing.hint.prices_include_vat': { rows: number }
  'missing.hint.weight_unit': { rows: number; samples: string }
  'missing.hint.brand': { rows: number }
  'missing.hint.category': { rows: number }
  'missing.hint.age_limit': { rows: number }
  'missing.hint.stock': { rows: number }
  'missing.mode.all': NoValues
  'missing.mode.category': NoValues
  'missing.mode.cell': NoValues
  'missing.mode.cell_category': NoValues
  'missing.mode.word': NoValues
  'missing.mode.brand': NoValues
  'missing.mode.empty': NoValues
  'missing.mode.noStock': NoValues
  'missing.choice.no': NoValues
  'missing.choice.yes': NoValues
  'missing.choice.g': NoValues
  'missing.choice.kg': NoValues
  'missing.choice.lb': NoValues
  'missing.choice.oz': NoValues
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
  'target.amount': NoValues
  'target.currency': NoValues
  'target.from': NoValues
  'target.valid_from': NoValues
  targetFrom: { field: string; from: string }
  price: NoValues
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
  'match.withoutPrices': ["Import without prices: new articles become drafts"],
  remembered: ["Remembered from an earlier file."],
  onSale: [["count","plural",{"one":["#"," product goes"],"other":["#"," products go"]}]," on sale as soon as you apply."],
  'remembered.check': ["Columns and answers are remembered from an earlier file. Go back to change them."],
  'missing.summary': [["name"]," · ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],". Nothing has changed yet."],
  'missing.field.tax_class': ["Tax class"],
  'missing.field.prices_include_vat': ["Prices"],
  'missing.field.weight_unit': ["Weights are in"],
  'missing.field.brand': ["Brand"],
  'missing.field.category': ["Category"],
  'missing.field.age_limit': ["Age limit"],
  'missing.field.stock': ["Stock"],
  'missing.hint.tax_class': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without a clear one. Needed for VAT."],
  'missing.hint.prices_include_vat': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," with prices. The shop stores them without VAT."],
  'missing.hint.weight_unit': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," whose weight has no unit: ",["samples"]],
  'missing.hint.brand': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. Shown on cards and in filters."],
  'missing.hint.category': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. A new category is created."],
  'missing.hint.age_limit': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without one. Years, for goods such as nicotine, tobacco and alcohol."],
  'missing.hint.stock': [["rows","plural",{"one":["#"," row of a new product"],"other":["#"," rows of new products"]}]," without stock."],
  'missing.mode.all': ["The same for all rows"],
  'missing.mode.category': ["By category"],
  'missing.mode.cell': ["By the value in the file"],
  'missing.mode.cell_category': ["By the value in the file and the category"],
  'missing.mode.word': ["By the word in the name"],
  'missing.mode.brand': ["By brand"],
  'missing.mode.empty': ["Leave empty"],
  'missing.mode.noStock': ["0 pieces"],
  'missing.choice.no': ["Without VAT"],
  'missing.choice.yes': ["With VAT, taken off by the tax class of each row"],
  'missing.choice.g': ["Grams"],
  'missing.choice.kg': ["Kilograms"],
  'missing.choice.lb': ["Pounds"],
  'missing.choice.oz': ["Ounces"],
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
  'target.pack_size': ["Pieces in a pack"],
  'target.carton_size': ["Pieces in a carton"],
  'target.net_amount': ["Net content"],
  'target.net_unit': ["Unit of net content"],
  'target.width_mm': ["Width in mm"],
  'target.height_mm': ["Height in mm"],
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
  'target.amount': ["Unit price"],
  'target.currency': ["Currency"],
  'target.from': ["From quantity"],
  'target.valid_from': ["Valid from"],
  targetFrom: [["field"]," from ",["from"]],
  price: ["Price"],
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
