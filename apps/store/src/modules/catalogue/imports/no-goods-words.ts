import { categoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'

/**
 * Beginnings of names of what is no goods, in English, Swedish, Norwegian, Danish, Finnish and German, as words without
 * diacritics: freight, deposits, vouchers, rounding, fees, levies and hours of work.
 */
const beginnings = [
  'freight|shipping (?:fee|charge|cost|costs)|delivery (?:fee|charge|cost|costs)|postage and packing|handling (?:fee|charge)',
  'frakt|frakter|fraktkostnad|fraktavgift|fragt|fragtomkostninger|leveringsomkostninger|rahti|rahtikulut|rahtikulu',
  'toimituskulu|toimituskulut|postikulu|postikulut|versandkosten|versandpauschale|lieferkosten|frachtkosten|fracht',
  String.raw`(?:bottle |container |can )?deposit|pant|(?:flask|flaske|burk|pet|emballage|retur)pant|pantbelopp|\w*pantti`,
  String.raw`\w*pfand|leergut|\w*gutschein|geschenkkarte|gift (?:card|cards|voucher|vouchers|certificate)|giftcard`,
  'voucher|presentkort|tillgodokvitto|gavekort|tilgodebevis|tilgodeseddel|lahjakortti|lahjakortit',
  'rounding|oresavrundning|avrundning|oresutjamning|avrunding|oreavrunding|afrunding|oreafrunding|pyoristys',
  'rundung|rundungsdifferenz|rundungsausgleich',
  '(?:service|invoice|order|small order|minimum order|administration|admin|setup|late) (?:fee|charge|surcharge)',
  '(?:carrier bag|plastic bag|bag) (?:levy|charge|fee)|(?:labour|labor) (?:hour|hours|time|cost|costs|charge)',
  'timearbeid|arbeidstid|arbeidstimer|arbetstid|arbetstimmar|arbejdstid|tyoaika|tyotunti|tyotunnit|arbeitszeit',
  String.raw`\w+avgift|\w+gebyr|\w+gebuhr|\w+gebuhren|\w+maksu`,
]
/** Names that are no goods only if nothing follows. */
const names = [
  'shipping|postage|carriage|courier|delivery|porto|versand|levering|leverans|toimitus|fees|fee|avgift|avgifter|gebyr',
  'service|services|tjanst|tjanster|tjeneste|tjenester|ydelse|ydelser|palvelu|palvelut|dienstleistung|dienstleistungen',
  'installation|asennus|montering|montage|support|konsultation|consulting|radgivning|arbetskostnad',
  'labour|labor|arbeid|arbete|arbejde|arbeit|tyo|carrier bag|levy|discount',
  'vouchers|presentkort|deposits|panttimaksut',
]

const beginning = new RegExp(`^(?:${beginnings.join('|')})(?: |$)`)
const name = new RegExp(`^(?:${names.join('|')})$`)
const category = new RegExp(`^(?:${[...beginnings, ...names].join('|')})$`)

const plain = (text: string) => splitText(foldText(text)).join(' ')

/** True if a product's name says that it is no goods: "Frakt DHL", "Flaschenpfand 0,25", "Gift card 50". */
export function isNoGoodsName(text: string): boolean {
  const words = plain(text)
  return beginning.test(words) || name.test(words)
}

/** True if the last part of a category's path says that its products are no goods. */
export const isNoGoodsCategory = (path: string): boolean => category.test(plain(categoryPath(path).at(-1) ?? ''))
