import { sellerBeginnings, type LegalSeller } from './legal-templates'
import { linesOf, type LegalKind, type LegalText } from './legal-text'

/** Letters and digits only, so that line breaks, spaces and dashes do not count. */
const essenceOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns what a shop's profile says about the seller and a published text does not, as the profile writes it: a seller
 * who moves or changes the phone number must publish again. Terms and privacy policy are compared if they name the
 * seller in the words of the template, and for the firm and its address only.
 */
export function profileGaps(kind: LegalKind, text: LegalText, seller: LegalSeller): string[] {
  const { name, address, email, phone, registrationNumber, vatIds } = seller
  const firm = [name, registrationNumber, ...address]
  const lacking = (said: string, facts: readonly string[]) => facts.filter((fact) => !said.includes(essenceOf(fact)))
  if (kind === 'imprint') return lacking(essenceOf(linesOf(text).join(' ')), [...firm, email, phone, ...vatIds])
  const beginning = sellerBeginnings[kind]
  const sentence = beginning && linesOf(text).find((line) => line.startsWith(beginning))
  return sentence ? lacking(essenceOf(sentence), firm) : []
}
