import { createHash } from 'node:crypto'
import { linesOf, type LegalText } from '@skafferi/domain/rules/legal/legal-text'
import { firstLanguage, type LocalText } from '@skafferi/domain/rules/text/local-text'

/** Computes the SHA-256 that identifies a legal text, from its lines in the first language. */
export function sha256Of(text: LocalText<LegalText>): string {
  return createHash('sha256').update(linesOf(text[firstLanguage]!).join('\n')).digest('hex')
}
