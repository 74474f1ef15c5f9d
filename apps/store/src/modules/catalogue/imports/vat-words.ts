import { splitText } from '@skafferi/domain/rules/catalogue/words'

/** What a text says about prices: without or with VAT. */
export type VatHint = 'net' | 'gross'

const anyOf = (...words: string[]) => `(?:${words.join('|')})`

/** Words for VAT, after folding. */
const vat = anyOf(
  'vat|gst|tax|taxes|moms|mervardesskatt|mva|merverdiavgift|alv|vero|veroa|veroja|arvonlisaveroa?',
  'mwst|mehrwertsteuer|ust|umsatzsteuer|tva|taxes?|iva|btw|dph|kaibemaksu?|kaibemaksuta|km|pvn|pvm',
)
const without = anyOf(
  'excl|exclusive|excluding|exc|ex|exkl|exklusive|eks|ekskl|eksklusiv|eksklusive|utan|uten|uden|u|ilman|ohne|zzgl',
  'zuzuglich|exklusiv|plus|without|before|net of|hors|sans|sin|mas|senza|bez|ilma|be|zonder',
)
const including = anyOf(
  'incl|inclusive|including|inc|inkl|inklusive|inklusiv|inkluderat|med|mit|with|m|sis|sisaltaa|sisaltaen|einschl',
  'einschliesslich|avec|con|s|vcetne|z|koos|ar|su|met',
)
const included = anyOf(
  'incl|included|inclusive|inc|inkl|inkluderad|inkluderat|inkludert|inkluderet|ingar|inngar|enthalten|inbegriffen',
  'comprise|comprises|incluse|inclus|incluido|inclusa|mukana',
)
const excluded = anyOf(
  'excl|excluded|exclusive|exkl|ekskl|exklusive|tillkommer|tilkommer|kommer till|kommer i tillegg|exclue|exclu',
  'excluido|esclusa|0',
)
const not = anyOf('not|ej|inte|ikke|ei|nicht|non')
/** A rate or an article between the words: "inkl. 25 % moms", "excluding the VAT". */
const between = String.raw`(?: (?:of|the|\d+)){0,2}`

const phrase = (...patterns: string[]) => new RegExp(`(?:^| )${anyOf(...patterns)}(?= |$)`)

const net = phrase(
  `${not} ${including}${between} ${vat}`,
  `${without}${between} ${vat}`,
  `${vat} ${not} ${included}`,
  `${vat} ${included} ${not}`,
  `${vat} ${excluded}`,
)
const gross = phrase(`${including}${between} ${vat}`, `${vat} ${included}`, 'toutes taxes comprises')

/** Words that say it in the heading of a price only: "30 days net" above the headings is about payments. */
const netHeading = phrase(
  'net|netto|nto|nettopris|nettopreis|nettohinta|nettoverkaufspreis|veroton|verottomat|ht|htva',
  '(?:excl|ex|exkl|eks|ekskl|zzgl)$',
)
/** A "bruttopris" and a "bruttohinta" are list prices before discounts, mostly without VAT. */
const grossHeading = phrase(
  'gross|brutto(?! (?:pris|hinta))|bruttopreis|bruttoverkaufspreis|verollinen|verolliset|ttc',
  '(?:incl|inkl|sis)$',
)

/** Returns what words say about the VAT of prices; undefined if they say nothing, or both. */
export function hintIn(words: string, isHeading: boolean): VatHint | undefined {
  const isNet = net.test(words) || (isHeading && netHeading.test(words))
  // What is said to be without VAT must not be read again as "VAT incl.".
  const rest = words.replace(net, '')
  const isGross = gross.test(rest) || (isHeading && grossHeading.test(rest))
  if (isNet === isGross) return undefined
  return isNet ? 'net' : 'gross'
}

/** Folds and separates the words of a text. */
export const wordsIn = (text: string) => splitText(text.replaceAll('+', ' plus ')).join(' ')

/** Returns whether a price is without or with VAT by its heading; undefined if that says nothing, or both. */
export const vatHintOf = (heading: string): VatHint | undefined => hintIn(wordsIn(heading), true)

/** Removes what a heading says about VAT: "myyntihinta" of "myyntihinta sis alv" and of "myyntihinta alv 0". */
export const withoutVatNotes = (heading: string): string =>
  [net, gross, netHeading, grossHeading].reduce((words, note) => words.replace(note, ''), wordsIn(heading)).trim()

/** Removes the note at the end of a heading that its price is without VAT. */
export function withoutNetNote(words: string): string {
  const found = net.exec(words) ?? netHeading.exec(words)
  return found && found.index > 0 && words.endsWith(found[0]) ? words.slice(0, found.index) : words
}

/** A cell of a column of price types. */
const bareNote = /^(?:net|netto|gross|brutto)$/i

/** True if a cell says net or gross and nothing else, which may be about weights too. */
export const isBareVatNote = (text: string): boolean => bareNote.test(text.trim())

/** Maximum length of a cell that only says whether a price includes VAT. */
const maxNote = 30

/** Returns whether a cell says that its row's price includes VAT: "s DPH", "bez DPH"; undefined if it says nothing. */
export function readVatNote(text: string): boolean | undefined {
  const hint = text.length > maxNote || /\d/.test(text) ? undefined : hintIn(wordsIn(text), isBareVatNote(text))
  return hint && hint === 'gross'
}

/** True if a cell says only whether a price includes VAT. */
export const isVatNote = (text: string): boolean => readVatNote(text) !== undefined
