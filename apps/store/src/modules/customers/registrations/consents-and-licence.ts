import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import type { consents } from '../../../platform/db/schema'
import { fault, refuse, StoreError } from '../../../platform/http/errors'
import { claimUploads } from '../../files/uploads'
import type { VersionedConsent } from './consent-texts'

/** Converts the consents of an application to rows. */
export function consentsOf(
  given: readonly VersionedConsent[],
  applicationId: string,
  givenAt: Date,
): (typeof consents.$inferInsert)[] {
  return given.map((consent) => ({
    ...consent,
    id: newId('consent', givenAt),
    applicationId,
    givenAt,
  }))
}

/** Assigns the licence to the application; a refusal names the form's field. */
export async function claimLicense(tx: Database, urls: string[], subjectId: string): Promise<void> {
  try {
    await claimUploads(tx, { kind: 'license', urls, subjectId, companyId: null })
  } catch (error) {
    if (!(error instanceof StoreError) || error.refusal.code !== 'unknown_file') throw error
    throw refuse('unknown_file', {}, { 'upload_and_consent.upload_licenses': fault('unknown_file') })
  }
}
