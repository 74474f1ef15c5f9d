// Written by compile.ts from office-product.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-product", and what each of them needs. */
export interface OfficeProductWords {
  activity: NoValues
  new: NoValues
  newText: NoValues
  savedAtOnce: NoValues
  words: NoValues
  wordsHint: NoValues
  pictures: NoValues
  picturesHint: NoValues
  rules: NoValues
  rulesHint: NoValues
  variants: NoValues
  variantsHint: NoValues
  variantHint: { sku: string }
  variantNone: NoValues
  variantNew: NoValues
  variantNewOf: { sku: string }
  variantNewHint: NoValues
  variantOnly: NoValues
  variantAdd: NoValues
  variantDrop: NoValues
  variantDropOf: { name: string }
  readOnly: NoValues
  'field.title': NoValues
  'field.brand': NoValues
  'field.category': NoValues
  'field.description': NoValues
  'field.tags': NoValues
  'field.images': NoValues
  'field.tax': NoValues
  'field.weight': NoValues
  'field.age': NoValues
  'field.flavour': NoValues
  'field.countries': NoValues
  'field.option': NoValues
  'field.value': NoValues
  'field.unit': NoValues
  'field.net': NoValues
  'field.pack': NoValues
  'field.carton': NoValues
  'field.width': NoValues
  'field.height': NoValues
  'field.variantWeight': NoValues
  'field.gtin': NoValues
  'field.strength': NoValues
  'field.availability': NoValues
  'field.availableFrom': NoValues
  'field.shelf': NoValues
  'field.lowStock': NoValues
  'field.sku': NoValues
  'field.price': NoValues
  'field.from': { number: string }
  'field.tier': { number: string }
  'field.stock': NoValues
  'field.of': { name: string; field: string }
  'hint.description': NoValues
  'hint.countries': NoValues
  'hint.tags': NoValues
  'hint.flavour': NoValues
  'hint.option': NoValues
  'hint.unit': NoValues
  'hint.net': NoValues
  'hint.carton': NoValues
  'hint.width': NoValues
  'hint.variantWeight': NoValues
  'hint.gtin': NoValues
  'hint.strength': NoValues
  'hint.availability': NoValues
  'hint.availableFrom': NoValues
  'hint.shelf': NoValues
  'hint.lowStock': NoValues
  'hint.price': NoValues
  'hint.from1': NoValues
  'hint.tier1': NoValues
  newCategory: NoValues
  noCategory: NoValues
  chooseTax: NoValues
  none: NoValues
  everywhere: NoValues
  'availability.tracked': NoValues
  'availability.always': NoValues
  'availability.backorder': NoValues
  'availability.withdrawn': NoValues
  'fault.date': NoValues
  'fault.missing': NoValues
  'fault.whole': NoValues
  'fault.years': NoValues
  'fault.pieces': NoValues
  'fault.carton': NoValues
  'fault.millimetres': NoValues
  'fault.lowStock': NoValues
  'fault.gtin': NoValues
  'fault.weight': NoValues
  'fault.net': NoValues
  'fault.strength': NoValues
  'fault.amount': NoValues
  'fault.tier': NoValues
  'fault.tags': NoValues
  'fault.countries': NoValues
  'fault.refused': { problem: string }
  'picture.alt': { number: string }
  'picture.altHint': NoValues
  'picture.unseen': { name: string }
  'picture.earlier': { number: string }
  'picture.later': { number: string }
  'picture.remove': NoValues
  'picture.removeOf': { number: string }
  'picture.add': NoValues
  'picture.hint': NoValues
  'picture.drop': NoValues
  'picture.choose': NoValues
  'picture.moved': { number: string; place: string; count: string }
  'picture.none': NoValues
  preview: NoValues
  previewText: NoValues
  previewNone: NoValues
  'tier.from': NoValues
  'tier.add': NoValues
  archive: NoValues
  archiveTitle: { title: string }
  archiveText: NoValues
  archiveDo: NoValues
  archiving: NoValues
  restore: NoValues
  restoring: NoValues
  archivedText: NoValues
}

/** The English texts of the area "office-product". */
export const officeProductWords = /* @__PURE__ */ defineWords<OfficeProductWords>('office-product', {
  activity: ["Who changed it"],
  new: ["New product"],
  newText: ["A new product is a draft until you publish it. Buyers do not see drafts."],
  savedAtOnce: ["Each price and stock is saved when you leave its cell. The form below is saved with Save."],
  words: ["Text"],
  wordsHint: ["Shown on the product’s card and page."],
  pictures: ["Pictures"],
  picturesHint: ["The first picture is used on product cards."],
  rules: ["Tax and rules"],
  rulesHint: ["The VAT rate depends on the tax class and the dispatch date."],
  variants: ["Variants"],
  variantsHint: ["With several variants, one option tells them apart."],
  variantHint: ["SKU ",["sku"]],
  variantNone: ["No SKU. Only an import can assign one; until then, this variant cannot be changed here."],
  variantNew: ["New variant"],
  variantNewOf: ["New variant ",["sku"]],
  variantNewHint: ["You can add the price later. Without a price, it is not for sale."],
  variantOnly: ["Variant"],
  variantAdd: ["Add a variant"],
  variantDrop: ["Remove"],
  variantDropOf: ["Remove ",["name"]],
  readOnly: ["You can view products. Owners and the catalogue role can change them."],
  'field.title': ["Name"],
  'field.brand': ["Brand"],
  'field.category': ["Category"],
  'field.description': ["Description"],
  'field.tags': ["Tags"],
  'field.images': ["Pictures"],
  'field.tax': ["Tax class"],
  'field.weight': ["Weight in grams"],
  'field.age': ["Age limit in years"],
  'field.flavour': ["Flavour class"],
  'field.countries': ["Countries"],
  'field.option': ["Option name"],
  'field.value': ["Option value"],
  'field.unit': ["Unit"],
  'field.net': ["Net content"],
  'field.pack': ["Items in a piece"],
  'field.carton': ["Pieces in a carton"],
  'field.width': ["Width, mm"],
  'field.height': ["Height, mm"],
  'field.variantWeight': ["Weight in grams"],
  'field.gtin': ["GTIN"],
  'field.strength': ["Nicotine, mg"],
  'field.availability': ["Availability"],
  'field.availableFrom': ["Available from"],
  'field.shelf': ["Shelf place"],
  'field.lowStock': ["Low below"],
  'field.sku': ["SKU"],
  'field.price': ["Unit price"],
  'field.from': ["Tier ",["number"],": from pieces"],
  'field.tier': ["Tier ",["number"],": unit price"],
  'field.stock': ["Stock"],
  'field.of': [["name"],": ",["field"]],
  'hint.description': ["Ingredients and allergens belong here too: buyers read and search it."],
  'hint.countries': ["Where the shop delivers. A country that is added to the delivery settings is included, too."],
  'hint.tags': ["Separate tags with semicolons."],
  'hint.flavour': ["For nicotine pouches."],
  'hint.option': ["For example Size or Colour."],
  'hint.unit': ["For example bag or can."],
  'hint.net': ["For example 120 g or 330 ml."],
  'hint.carton': ["Pieces in a full carton. Buyers can order whole cartons, and any other number."],
  'hint.width': ["Of one piece as it stands on a shelf. Empty: the usual size of its unit and net content."],
  'hint.variantWeight': ["Of one piece. Leave empty for the product’s weight."],
  'hint.gtin': ["8, 12, 13 or 14 digits."],
  'hint.strength': ["Per pouch."],
  'hint.availability': ["Tracked articles sell up to their stock. The others can be ordered at any time."],
  'hint.availableFrom': ["The day on which pieces that are not in stock ship. Buyers see it."],
  'hint.shelf': ["For example A-04-2. Pick lists are sorted by it; buyers do not see it."],
  'hint.lowStock': ["Pieces in stock. Leave empty for the number in the shop’s settings."],
  'hint.price': ["Excluding VAT, in euro."],
  'hint.from1': ["For example a full carton. You can add more tiers as you fill them in."],
  'hint.tier1': ["The lower price of one piece from there, excluding VAT."],
  newCategory: ["New category..."],
  noCategory: ["No category"],
  chooseTax: ["Choose a tax class"],
  none: ["None"],
  everywhere: ["Everywhere the shop delivers"],
  'availability.tracked': ["Tracked stock"],
  'availability.always': ["Always available"],
  'availability.backorder': ["On backorder"],
  'availability.withdrawn': ["Not sold"],
  'fault.date': ["Enter a date, or leave empty."],
  'fault.missing': ["Required."],
  'fault.whole': ["Enter a whole number."],
  'fault.years': ["Enter a whole number from 1 to 120, or leave empty."],
  'fault.pieces': ["Enter a whole number from 1."],
  'fault.carton': ["Enter a whole number from 2, or leave empty."],
  'fault.millimetres': ["Enter a whole number from 1 to 3000, or leave empty."],
  'fault.lowStock': ["Enter a whole number, or leave empty."],
  'fault.gtin': ["Enter 8, 12, 13 or 14 digits."],
  'fault.weight': ["Enter a weight, for example 250 g or 1.5 kg."],
  'fault.net': ["Enter a number and g, kg, ml, cl, l or pcs, such as 330 ml."],
  'fault.strength': ["Enter a number above 0 with at most two decimals."],
  'fault.amount': ["Enter an amount such as 1.95."],
  'fault.tier': ["Enter a whole number from 2 that has no tier yet."],
  'fault.tags': ["At most 30 tags of 60 characters each."],
  'fault.countries': ["Choose at least one. To stop selling it, hide it from buyers."],
  'fault.refused': ["Not accepted: it ",["problem"],"."],
  'picture.alt': ["Description of picture ",["number"]],
  'picture.altHint': ["Read out by screen readers. Leave empty to use the product’s name."],
  'picture.unseen': ["Uploaded earlier: ",["name"]],
  'picture.earlier': ["Move picture ",["number"]," up"],
  'picture.later': ["Move picture ",["number"]," down"],
  'picture.remove': ["Remove"],
  'picture.removeOf': ["Remove picture ",["number"]],
  'picture.add': ["Add pictures"],
  'picture.hint': ["JPEG, PNG or WebP, up to 20 MB each, at most 12."],
  'picture.drop': ["Drop them here or"],
  'picture.choose': ["choose files"],
  'picture.moved': ["Picture ",["number"]," is now ",["place"]," of ",["count"],"."],
  'picture.none': ["None yet."],
  preview: ["As the buyer sees it"],
  previewText: ["Includes your unsaved changes."],
  previewNone: ["Without a price, buyers do not see it."],
  'tier.from': ["Tier price from quantity"],
  'tier.add': ["Add a tier"],
  archive: ["Archive..."],
  archiveTitle: ["Archive ",["title"],"?"],
  archiveText: ["Buyers no longer find it, and carts show that it is no longer for sale. Orders keep it. Its text, prices and stock are kept, and you can restore it."],
  archiveDo: ["Archive product"],
  archiving: ["Archiving..."],
  restore: ["Restore"],
  restoring: ["Restoring..."],
  archivedText: ["This product is archived and hidden from buyers. You can restore it as it was."],
})
