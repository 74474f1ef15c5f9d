import type { LegalSeller } from './legal-templates'
import { linesOf, type LegalText } from './legal-text'

/** Letters and digits only, so that line breaks, spaces and dashes do not count. */
const essenceOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns what a shop's profile says about the seller and an imprint does not, as the profile writes it. A seller who
 * moves or changes the phone number must publish the imprint again.
 */
export function imprintGaps(imprint: LegalText, seller: LegalSeller): string[] {
  const { name, address, email, phone, registrationNumber, vatIds } = seller
  const said = essenceOf(linesOf(imprint).join(' '))
  return [name, ...address, email, phone, registrationNumber, ...vatIds].filter(
    (fact) => !said.includes(essenceOf(fact)),
  )
}
