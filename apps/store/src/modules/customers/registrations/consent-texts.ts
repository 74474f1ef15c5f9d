import type { ConsentTexts } from '../../../platform/config/config'
import { fault, refuse } from '../../../platform/http/errors'
import type { GivenConsent } from './registration-forms'

/** The newsletter's text is its label; give it a new version with every change of its meaning. */
const newsletterVersion = '2026-11-20'

/** Returns the version of the text that applicants currently accept. */
export function consentVersion(kind: GivenConsent['kind'], texts: ConsentTexts): string {
  return kind === 'newsletter' ? newsletterVersion : texts[kind].version
}

/** The form field of each consent. */
const fields = {
  terms_and_conditions: 'upload_and_consent.terms_and_conditions',
  gdpr: 'upload_and_consent.gdpr_consent',
} as const

/**
 * Checks that consents were given to the current texts.
 * @throws StoreError 400 `consent_text_changed`, naming the outdated consents
 */
export function refuseOutdatedConsents(consents: readonly GivenConsent[], texts: ConsentTexts): void {
  const outdated = consents.flatMap(({ kind, textSha256 }) =>
    kind === 'newsletter' || textSha256 === null || textSha256 === texts[kind].sha256 ? [] : [fields[kind]],
  )
  if (outdated.length === 0) return
  throw refuse('consent_text_changed', {}, Object.fromEntries(outdated.map((field) => [field, fault('text_changed')])))
}
