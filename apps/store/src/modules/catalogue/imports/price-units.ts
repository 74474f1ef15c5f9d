import { foldText } from '@skafferi/domain/rules/catalogue/words'

/** Maximum length of a price that is searched for a unit. */
const maxLength = 80

/** A price with what it is for: "12,50 kr/st", "3.20 EUR per pc", "12,50 €/Kasten à 20 Fl.". */
const perUnit =
  /^(.*\d.*?) ?(?:\/|(?<!\p{Letter})(?:per|pr|je|pro|à|a)(?!\p{Letter})\.?) ?((?:\d{1,4} ?)?\p{Letter}[\p{Letter} .]{0,30}?\.?)(?: ?(?:à|a) ?\d.*)?$/iu

/** Units of which an article has several pieces. */
const carton =
  /^(?:kasten|kiste|karton|kartong|krt|kart|tray|vpe|ve|gebinde|case|carton|ctn|box|kolli|colli|colis|doos|omdoos|krat|laatikko|ltk|kasse|lada|back|display|zgrzewka|zgrz|opakowanie|opak|baleni|bal|kast|kaste|pack|pakke|paket)$/

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
  const [, amount, unit = ''] = perUnit.exec(price.slice(0, maxLength)) ?? []
  if (amount === undefined || price.length > maxLength) return { amount: price }
  const isOther = isCartonUnit(unit) || measure.test(plainUnit(unit))
  return isOther ? { amount, unit: unit.replace(/\.$/, '') } : { amount }
}
