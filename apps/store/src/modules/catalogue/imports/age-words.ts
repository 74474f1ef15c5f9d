import { foldText } from '@skafferi/domain/rules/catalogue/words'
import type { RowGroup } from './group-rows'

/**
 * Words for nicotine and tobacco in English, Swedish, Norwegian, Danish, Finnish and German, without diacritics, also as
 * parts of compounds.
 */
const nicotine =
  /nicotin|nikotin|nikotiini|tobacco|tobak|tupakk|tabak|cigar|sigar|zigar|savuke|\bsnus|vitsnus|nuuska|\bpouch(?:es)?\b|\bvapes?\b|e-?liquid/

/** Words for alcoholic drinks likewise; short ones stand alone or in known compounds. */
const alcohol =
  /alcohol|alkohol|\b(?:beer|beers|lager beer|ol|lattol|starkol|bier|olut|oluet|wine|wines|vin|viner|viini|viinit|wein|weine|cider|siideri|mead|spirits|viina|schnaps|snaps|snapsi|akvavit|aquavit|rum|gin|vodka|whisk(?:e?y|ies)|likor|likoori|liqueur|liqueurs|cognac|konjakki|konjak|brandy|tequila|bourbon|champagne|champagner|samppanja|prosecco|cava|sake)\b|\b(?:rod|vit|hvit|hvid|port|rose|glogg)vin\b|\b(?:rot|weiss|port|gluh|perl|schaum)wein\b|\b\w{1,20}viini\b|\b(?:stark|weiss|dunkel|weizen)bier\b/

/** Words for drinks without alcohol, in the languages of files. */
const dry = new RegExp(
  [
    String.raw`(?:alcohol|alkohol|alcool)[ -]?(?:free|fri|frei|vrij|less)|alkoholiton|alkoholitto|alkoholi ?(?:vaba|ton)`,
    String.raw`\b(?:non?|un|ne|ni[ec]|bez|be)[ -]?al[ck]o|\b(?:ikke|ikkje|icke|ej|ei|nicht|niet)[ -]?al[ck]o`,
    String.raw`\b(?:without|utan|uten|uden|ohne|sans|zonder|bez|ilman|ilma) al[ck]o|(?<![\d.,])0[.,]0 ?%`,
  ].join('|'),
)

/** True if a text, after folding, names drinks without alcohol. */
export const isWithoutAlcohol = (text: string) => dry.test(text)

/** Goods that are named after a drink: "wine gums", "ginger beer". */
const namedAfterDrinks =
  /\bwine (?:gums?|vinegars?|glass(?:es)?)\b|\b(?:ginger|root|butter) beers?\b|\bbeer (?:nuts|sticks|mugs?|glass(?:es)?)\b/g

/** Returns the word of a text that names goods with an age limit, as the text spells it: "rödvin". */
function wordIn(given: string): string | undefined {
  const text = foldText(given)
  const [word] =
    nicotine.exec(text) ?? (isWithoutAlcohol(text) ? null : alcohol.exec(text.replace(namedAfterDrinks, ' '))) ?? []
  if (word === undefined) return undefined
  const isWord = (each: string) => foldText(each) === word
  return (
    given
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu)
      ?.find(isWord) ?? word
  )
}

const textOf = ({ changes }: RowGroup) => `${changes.title ?? ''} | ${changes.category ?? ''}`

/**
 * Returns the word of a product that names goods with an age limit, from its name, category or nicotine; undefined if
 * there is none.
 */
export function ageWordOf(group: RowGroup): string | undefined {
  const { rows, changes } = group
  const hasNicotine = changes.tax_class === 'nicotine' || rows.some(({ fields }) => fields.strength_mg)
  return wordIn(textOf(group)) ?? (hasNicotine ? 'nicotine' : undefined)
}

/** True if only the category of a product says its word, and not its name. */
export function hasAgeWordInCategory(group: RowGroup): boolean {
  const word = wordIn(textOf(group))
  return word !== undefined && wordIn(group.changes.title ?? '') !== word
}
