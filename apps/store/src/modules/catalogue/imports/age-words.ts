import { foldText } from '@skafferi/domain/rules/catalogue/words'
import type { RowGroup } from './group-rows'

/**
 * Words for nicotine and tobacco in English, Swedish, Norwegian, Danish, Finnish and German, without diacritics, also
 * as parts of compounds.
 */
const nicotine = new RegExp(
  [
    'nicotin|nikotin|nikotyn|tobacco|tobak|tupakk|taba[ck]|tyton|papieros|cigar|sigar|zigar|savuke',
    String.raw`\bsnus|vitsnus|nuuska|\bpouch(?:es)?\b|\bvapes?\b|e-?liquid`,
  ].join('|'),
)

const anyOf = (words: string) => String.raw`\b(?:${words})\b`

/** Words for alcoholic drinks likewise; short ones stand alone or in known compounds. */
const alcohol = new RegExp(
  [
    String.raw`alcohol|alkohol|alcool`,
    anyOf(
      'beer|beers|lager beer|ol|lattol|starkol|bier|biere|olut|oluet|olu|pivo|piva|piwo|piwa|pils|pilsner|pilsener',
    ),
    anyOf('wine|wines|vin|vins|viner|viini|viinit|wein|weine|wijn|wijnen|wino|wina|vino|vinho|sekt|prosecco|cava|sake'),
    anyOf('champagne|champagner|samppanja|cider|ciders|cidr|cidre|siideri|mead|spirits|spirituosen?|lihovin[ay]|viina'),
    anyOf('schnaps|schnapps|snaps|snapsi|akvavit|aquavit|rum|gin|[vw]odka|whisk(?:e?y|ies)|cognac|konjakki|konjak'),
    anyOf('brandy|tequila|bourbon|likor|likoori|liqueurs?|likier|liker'),
    anyOf('(?:rod|vit|hvit|hvid|port|rose|glogg)vin|[a-z]{1,20}viini|[a-z]{2,20}(?<!sch)wein'),
    anyOf('(?:stark|weiss|dunkel|weizen|lager|export|bock|keller)bier|[a-z]{2,20}(?:likor|schnaps)'),
  ].join('|'),
)

/** Words for drinks without alcohol, in the languages of files. */
const dry = new RegExp(
  [
    '(?:alcohol|alkohol|alcool)[ -]?(?:free|fri|frei|vrij|less)|alkoholiton|alkoholitto|alkoholi ?(?:vaba|ton)',
    String.raw`\b(?:non?|un|ne|ni[ec]|bez|be)[ -]?al[ck]o|\b(?:ikke|ikkje|icke|ej|ei|nicht|niet)[ -]?al[ck]o`,
    String.raw`\b(?:without|utan|uten|uden|ohne|sans|zonder|bez|ilman|ilma) al[ck]o|(?<![\d.,])0[.,]0 ?%`,
  ].join('|'),
)

/** True if a text, after folding, names drinks without alcohol. */
export const isWithoutAlcohol = (text: string) => dry.test(text)

/** Goods that are named after a drink: "wine gums", "ginger beer". */
const namedAfterDrinks = new RegExp(
  [
    String.raw`\b(?:(?:apple )?cider|wine|beer|gin|rum|whiske?y) (?:gums?|vinegars?|glass(?:es)?|nuts|sticks|mugs?)\b`,
    String.raw`\b(?:ginger|root|butter) beers?\b`,
    String.raw`\b(?:wein|vin|bier|rum)[ -](?:gummis?|essig|hefe|aroma|kugeln?|rosinen|raisins?|truffles?)\b`,
    String.raw`\b(?:vinaigre|aceto|vinagre)(?: [a-z]{2,10}){0,2} vin[os]?\b`,
    String.raw`\b(?:oliven|raps|speise|natives|kaltgepresstes)[ -]ol\b`,
  ].join('|'),
  'g',
)

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
