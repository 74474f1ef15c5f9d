import type { Database } from '../../../platform/db/database'
import { fault, refuse } from '../../../platform/http/errors'
import { findShownVersions } from '../legal'
import type { GivenConsent } from './registration-forms'

/** A consent with the version of the text that was displayed. */
export interface VersionedConsent extends GivenConsent {
  version: string
}

/** The legal text of each consent; the privacy policy says what the newsletter means for the applicant's data. */
const kinds = { terms_and_conditions: 'terms', gdpr: 'privacy', newsletter: 'privacy' } as const

/** The form field of each consent. */
const fields = {
  terms_and_conditions: 'upload_and_consent.terms_and_conditions',
  gdpr: 'upload_and_consent.gdpr_consent',
} as const

/**
 * Returns the consents with the versions that were displayed; a version that was replaced while the form was open is
 * still one.
 * @throws StoreError 409 `applications_closed` until the texts are published; 400 `consent_text_changed`, naming the
 * consents to a text that was never published
 */
export async function withShownVersions(
  db: Database,
  consents: readonly GivenConsent[],
): Promise<readonly VersionedConsent[]> {
  const hashOf = (kind: GivenConsent['kind']) => consents.find((each) => each.kind === kind)?.textSha256 ?? null
  const shown = await findShownVersions(db, { terms: hashOf('terms_and_conditions'), privacy: hashOf('gdpr') })
  const versioned = consents.map((consent) => ({ ...consent, version: shown[kinds[consent.kind]] }))
  const unknown = versioned.flatMap(({ kind, version }) =>
    version === undefined && kind !== 'newsletter' ? [[fields[kind], fault('text_changed')] as const] : [],
  )
  if (unknown.length > 0) throw refuse('consent_text_changed', {}, Object.fromEntries(unknown))
  return versioned.map((consent) => ({ ...consent, version: consent.version! }))
}
