import { foldText } from '@skafferi/domain/rules/catalogue/words'

/** Maximum length of a price that is searched for a unit. */
const maxLength = 80

/** What is between a price and what it is for: "12,50 kr/st", "3.20 EUR per pc". */
const separator = /\/|(?<!\p{Letter})(?:per|pr|je|pro|à|a)(?!\p{Letter})\.?/iu
/** A unit, maybe with a number: "Kasten", "100 g". */
const unitWord = /^(?:\d{1,4} ?)?\p{Letter}[\p{Letter} .]{0,31}$/u
/** The content of a unit: "Kasten à 20 Fl.". */
const content = / ?(?:à|a) ?\d/i

/** Units of which an article has several pieces. */
const cartonWords = [
  'kasten|kiste|karton|kartong|krt|kart|tray|vpe|ve|gebinde|case|carton|ctn|box|kolli|colli|colis|doos',
  'omdoos|krat|laatikko|ltk|kasse|lada|back|display|zgrzewka|zgrz|opakowanie|opak|baleni|bal|kast|kaste',
  'pack|pakke|paket',
].join('|')
const carton = new RegExp(`^(?:${cartonWords})$`)

/** Units of measurement; their price is no price of a piece. */
const measure = /^(?:\d{1,4} ?)?(?:kg|kilo|kilogramm?|hg|g|gr|gramm?|mg|l|lt|liter|litre|dl|cl|ml|m|meter|m2|m3|lb|oz)$/

const plainUnit = (unit: string) => foldText(unit).trim().replace(/\.$/, '')

/** True if a unit is one of several pieces. */
export const isCartonUnit = (unit: string): boolean => carton.test(plainUnit(unit))

/** True if two units are the same word. */
export const isSameUnit = (one: string, other: string): boolean => plainUnit(one) === plainUnit(other)

/**
 * Splits a price from what it is for.
 * @returns `unit` undefined if that is one piece, such as a bottle: its price needs no unit
 */
export function splitPriceUnit(text: string): { amount: string; unit?: string } {
  const price = text.trim()
  const found = price.length > maxLength ? null : separator.exec(price)
  if (!found) return { amount: price }
  const amount = price.slice(0, found.index).trim()
  const [unit = ''] = price
    .slice(found.index + found[0].length)
    .trim()
    .split(content)
  if (!/\d/.test(amount) || !unitWord.test(unit)) return { amount: price }
  const isOther = isCartonUnit(unit) || measure.test(plainUnit(unit))
  return isOther ? { amount, unit: unit.replace(/\.$/, '') } : { amount }
}
