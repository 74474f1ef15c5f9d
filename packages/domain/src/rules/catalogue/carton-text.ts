import { foldText } from './words'

/** Maximum length of a text that is searched for words of packages. */
const maxLength = 40

/** Single pieces in a pack: "1/6", "6x1", "1 x 24". */
const singles = /^\s*(?:1\s?[/x×]\s?(\d+)|(\d+)\s?[x×]\s?1)\s*$/i

/** Words for packages of several pieces in the languages of files, after folding. */
const packages =
  'karton|kartong|krt|kart|kolli|carton|ctn|case|box|pack|display|laatikko|ltk|doos|omdoos|colli|kasse|kiste|ve|vpe|' +
  'paket|pakke|zgrzewka|zgrz|opak|opakowanie|op|baleni|bal|kast|kaste|deze|colis|caja|kasten|kartong|tray|krat|' +
  'gebinde|lada|back'
/** Words for the pieces in them. */
const pieces =
  'st|stk|stck|stuck|stuks?|styck|stykk|pcs?|pieces?|units?|unites?|kpl|szt|sztuk|ks|kus|kusu|tk|gab|vnt|flaskor|' +
  'flaska|flaske|flasker|fl|flaschen|flasche|btl|bottles?|dosen|dose|cans?|burkar|burk|boks|bokse|pulloa|plo|tlk|' +
  'lahvi|plech|butelek|puszek|beutel|glaser|glas'

/** Pieces in words: "karton 6 szt.", "6 szt.", "Karton à 12 Stk", "krt 24 kpl". */
const packed = new RegExp(
  String.raw`^(?:(?:${packages})\.?\s*(?:(?:a|of|mit|med|po|pa|z|=|:)\s*)?)?(\d{1,6})\s*(?:(?:${pieces})\.?)?` +
    String.raw`(?:\s*(?:per|pr|i|w|v|/)\.?\s*(?:${packages})\.?)?$`,
)
/** Packs with the pieces in each: "4x6". */
const multiplied = new RegExp(String.raw`^(\d{1,3})\s?[x×*]\s?(\d{1,3})\s*(?:(?:${pieces})\.?)?$`)

const folded = (text: string) => foldText(text.trim().slice(0, maxLength + 1))

/** Returns the number of pieces in a text about a pack; other texts are returned unchanged. */
export const packText = (text: string): string => packed.exec(folded(text))?.[1] ?? text.replace(singles, '$1$2')

/** Returns the number of pieces in a text about a carton, also of packs in it; other texts are returned unchanged. */
export function cartonText(text: string): string {
  const [, packs, each] = multiplied.exec(folded(text)) ?? []
  return packs === undefined ? packText(text) : String(Number(packs) * Number(each))
}
