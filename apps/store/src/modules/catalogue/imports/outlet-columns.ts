import { importTargets, type ImportTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { stockOfPlace } from './exported-headings'
import { targetLike } from './similar-headings'

/** The columns of a file with a value for each of several outlets, warehouses or price lists. */
export interface OutletColumns {
  /** All columns of stock by outlet. */
  stock: ReadonlySet<number>
  /** Those of them that together are the stock of an article. */
  summed: readonly number[]
  /** The columns of prices by outlet. */
  price: ReadonlySet<number>
}

/** Words after "stock" or "price" that name something else than an outlet, also as parts of compounds. */
const otherStock = new RegExp(
  String.raw`value|varde|verdi|vaerdi|wert\b|arvo|status|policy|dat[eo]|datum|price|pris|preis|hinta|cost|` +
    String.raw`kost|reserv|order|bestall|bestill|tilau|unit|enhet|einheit|type?\b|method|plats|plass|plads|` +
    String.raw`platz|paikka|location|\bid\b|code|kod|track|level|niva|niveau|control|konto|account|posting|` +
    String.raw`adjust|days|dagar|alert|item|physic|fysi|virtual|incoming|inkomm|theor|teor|supplier|` +
    String.raw`lever|damage|\bmin|\bmax|tot|gesamt|yhteens|summ?a?\b|i alt`,
)
const otherPrice = new RegExp(
  String.raw`\d|cost|kost|purchas|supplier|resell|compare|\bold\b|ordinar|regular|\brek|recommend|uvp|offer|` +
    String.raw`kampan|special|list|unit|\bper\b|\bpr\b|\bpro\b|\bst\b|\bstk\b|kpl|\bpcs\b|piece|pack|carton|` +
    String.raw`kart|kolli|group|grupp|customer|currency|valuta|code|date|dat[uo]m|from|fran|fra\b|ab\b|type|` +
    String.raw`typ\b|level|change|margin|discount|rabatt?|\b(?:eur|sek|nok|dkk|isk|usd|gbp|chf|pln|czk|kr)\b|` +
    String.raw`\bnet|\bgross|brutto|\bex|\bin[ck]l|moms|\bvat|\bmva|mwst|\bust\b|\balv|\btax|\btva|\bbtw|\bdph`,
)

const isNumber = (cell: string) => /^-?\d[\d.,\s']*$/.test(cell.trim())

/** Returns the words beside the name of an outlet that say what its column has; undefined if there are none. */
function baseOf(target: 'stock' | 'price', name: string): string | undefined {
  const words = splitText(name)
  const given = words.join(' ')
  const ofPlace = target === 'stock' ? stockOfPlace(given) : undefined
  if (ofPlace !== undefined) return ofPlace
  // A place in brackets is no part of the heading.
  if (!name.trim().endsWith(']') && targetLike(importTargets.catalog, given)) return undefined
  const other = target === 'stock' ? otherStock : otherPrice
  const isKnown = (part: readonly string[], rest: readonly string[]) =>
    !other.test(rest.join(' ')) && targetLike([target], part.join(' '))?.target === target
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [first, last] = [words.slice(0, count), words.slice(-count)]
    if (isKnown(first, words.slice(count))) return first.join(' ')
    // A "retail price" is no price of an outlet.
    if (target === 'stock' && isKnown(last, words.slice(0, -count))) return last.join(' ')
  }
  return undefined
}

/** Words for pieces that can be sold, without those that are reserved. */
const availableWord = /available|free|disponib|beskikbar|tillgang|tilgjeng|tilgaeng|vapaa|verfugbar|freier/

/** Finds the columns with the same value for several outlets: "Lager Stockholm" and "Lager Malmö". */
export function outletColumns(
  headings: readonly string[],
  cellsOf: (index: number) => readonly string[],
): OutletColumns {
  const groupsOf = (target: Extract<ImportTarget, 'stock' | 'price'>) => {
    const groups = new Map<string, number[]>()
    headings.forEach((name, index) => {
      const base = cellsOf(index).every(isNumber) ? baseOf(target, name) : undefined
      if (base !== undefined) groups.set(base, [...(groups.get(base) ?? []), index])
    })
    return [...groups].filter(([, indexes]) => indexes.length > 1)
  }
  const ofStock = groupsOf('stock')
  const [, summed = []] = ofStock.find(([base]) => availableWord.test(base)) ?? ofStock[0] ?? []
  return {
    stock: new Set(ofStock.flatMap(([, indexes]) => indexes)),
    summed,
    price: new Set(groupsOf('price').flatMap(([, indexes]) => indexes)),
  }
}
