// Written by compile.ts from office-product.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-product", and what each of them needs. */
export interface OfficeProductWords {
  new: NoValues
  newText: NoValues
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
  'field.gtin': NoValues
  'field.strength': NoValues
  'field.sku': NoValues
  'field.price': NoValues
  'field.stock': NoValues
  'field.of': { name: string; field: string }
  'hint.tags': NoValues
  'hint.flavour': NoValues
  'hint.option': NoValues
  'hint.unit': NoValues
  'hint.net': NoValues
  'hint.carton': NoValues
  'hint.gtin': NoValues
  'hint.strength': NoValues
  'hint.price': NoValues
  choose: NoValues
  none: NoValues
  everywhere: NoValues
  'tax.food': NoValues
  'tax.confectionery': NoValues
  'tax.soft_drink': NoValues
  'tax.nicotine': NoValues
  'tax.standard': NoValues
  'fault.missing': NoValues
  'fault.whole': NoValues
  'fault.years': NoValues
  'fault.pieces': NoValues
  'fault.carton': NoValues
  'fault.gtin': NoValues
  'fault.net': NoValues
  'fault.strength': NoValues
  'fault.amount': NoValues
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
  'tier.fault': NoValues
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
  new: ["New product"],
  newText: ["It is a draft until it is published: buyers do not see it before."],
  words: ["Words"],
  wordsHint: ["What stands on the card and the product’s page."],
  pictures: ["Pictures"],
  picturesHint: ["The first one is the pack on the shelf."],
  rules: ["Tax and rules"],
  rulesHint: ["Rates come from the class and the day of delivery."],
  variants: ["Variants"],
  variantsHint: ["There are several now: each is told apart by one thing."],
  variantHint: ["SKU ",["sku"]],
  variantNone: ["Has no SKU: only an import gives it one, and until then nothing of it can be changed here."],
  variantNew: ["New variant"],
  variantNewOf: ["New variant ",["sku"]],
  variantNewHint: ["A price can be left for later; without one it is not sold."],
  variantOnly: ["What is sold"],
  variantAdd: ["Add a variant"],
  variantDrop: ["Leave it out"],
  variantDropOf: ["Leave out ",["name"]],
  readOnly: ["Your role may look at products. Owners and those who keep the catalogue change them."],
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
  'field.countries': ["Sold to"],
  'field.option': ["What tells the variants apart"],
  'field.value': ["Which one it is"],
  'field.unit': ["Unit"],
  'field.net': ["Net content"],
  'field.pack': ["Items in one piece"],
  'field.carton': ["Pieces in a carton"],
  'field.gtin': ["GTIN"],
  'field.strength': ["Nicotine, mg"],
  'field.sku': ["SKU"],
  'field.price': ["Price of one piece"],
  'field.stock': ["Stock"],
  'field.of': [["name"],": ",["field"]],
  'hint.tags': ["Semicolons between them."],
  'hint.flavour': ["Of nicotine pouches."],
  'hint.option': ["Such as Size or Colour."],
  'hint.unit': ["Such as bag or can."],
  'hint.net': ["Such as 120 g or 330 ml."],
  'hint.carton': ["What buyers order in. Empty for single pieces."],
  'hint.gtin': ["12 or 13 digits."],
  'hint.strength': ["In one pouch."],
  'hint.price': ["Net of VAT, in euro."],
  choose: ["Choose a category"],
  none: ["None"],
  everywhere: ["Everywhere the shop delivers"],
  'tax.food': ["Food"],
  'tax.confectionery': ["Confectionery"],
  'tax.soft_drink': ["Soft drink"],
  'tax.nicotine': ["Nicotine"],
  'tax.standard': ["Standard"],
  'fault.missing': ["Is needed."],
  'fault.whole': ["Whole numbers only."],
  'fault.years': ["A whole number from 1 to 120, or nothing."],
  'fault.pieces': ["A whole number from 1."],
  'fault.carton': ["A whole number from 2, or nothing."],
  'fault.gtin': ["12 or 13 digits."],
  'fault.net': ["A number and g, kg, ml, cl, l or pcs, such as 330 ml."],
  'fault.strength': ["More than 0, with two decimals at most."],
  'fault.amount': ["An amount such as 1.95."],
  'fault.tags': ["30 tags of 60 characters at most."],
  'fault.countries': ["One at least. To sell it nowhere, hide it from buyers."],
  'fault.refused': ["The store says: it ",["problem"],"."],
  'picture.alt': ["What picture ",["number"]," shows"],
  'picture.altHint': ["For those who do not see it. The product’s name where it is empty."],
  'picture.unseen': ["Sent in before: ",["name"]],
  'picture.earlier': ["Move picture ",["number"]," up"],
  'picture.later': ["Move picture ",["number"]," down"],
  'picture.remove': ["Remove"],
  'picture.removeOf': ["Remove picture ",["number"]],
  'picture.add': ["Add pictures"],
  'picture.hint': ["JPEG, PNG or WebP, up to 20 MB. Twelve at most."],
  'picture.drop': ["Drop them here or"],
  'picture.choose': ["choose files"],
  'picture.moved': ["Picture ",["number"]," is now ",["place"]," of ",["count"],"."],
  'picture.none': ["None yet."],
  preview: ["As the buyer sees it"],
  previewText: ["With what is typed and not saved yet."],
  previewNone: ["It has no price yet, so buyers would not see it."],
  'tier.from': ["Another price from so many pieces"],
  'tier.add': ["Add a tier"],
  'tier.fault': ["A whole number from 2 that has no tier yet."],
  archive: ["Archive..."],
  archiveTitle: ["Archive ",["title"],"?"],
  archiveText: ["Buyers find it nowhere from now on, and carts say that it is not sold any more. Orders keep it. Its words, prices and stock stay, and it can be restored."],
  archiveDo: ["Archive it"],
  archiving: ["Archiving..."],
  restore: ["Restore"],
  restoring: ["Restoring..."],
  archivedText: ["It is archived: buyers find it nowhere. Restored, it is as it was before."],
})
