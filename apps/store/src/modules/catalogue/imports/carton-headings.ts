import { foldText } from '@skafferi/domain/rules/catalogue/words'
import { maxReportedLength } from './import-row'
import type { MissingQuestion } from './missing'

const per = String.raw`(?:\/|\b(?:per|pr|je|pro|par|a)\b\.?)\s*`
const perPiece = new RegExp(`${per}(?:piece|pcs?|st|stk|styck|stykke|stuck|kpl|kappale|unit|unite|each|ea)\\b`)
const perCarton = new RegExp(`${per}(?:carton|ctn|case|kartong|karton|krt|kolli|laatikko|ltk|colis)\\b`)

/** Removes the unit of a price at the end of a heading: "kartongpris per st". */
export const withoutPieceUnit = (words: string) =>
  words.replace(
    / (?:(?:per|pr|je|pro|par|a) )?(?:piece|pcs?|st|stk|styck|stykke|stuck|kpl|kappale|unit|unite|each|ea)$/,
    '',
  )

/** Returns what the heading of a price from a full carton says that it is for; undefined if it says nothing. */
export function cartonUnitIn(heading: string): MissingQuestion['understood'] {
  const folded = foldText(heading)
  const [isPiece, isCarton] = [perPiece.test(folded), perCarton.test(folded)]
  if (isPiece === isCarton) return undefined
  return { value: isPiece ? 'piece' : 'carton', text: heading.slice(0, maxReportedLength) }
}

const packingUnits = new Set(
  (
    'verpackungseinheit|verpackungseinheiten|vpe|vpe menge|ve|gebinde|forpackning|forpakning|pakning|pakkaus|' +
    'pakkauskoko|conditionnement'
  ).split('|'),
)

/**
 * True for the heading of a unit in which goods are packed, as words: a carton, unless the file has another column for
 * its pieces.
 */
export const isPackingUnit = (words: string) => packingUnits.has(words)
