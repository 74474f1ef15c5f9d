import type { Database } from '../../../platform/db/database'
import { fault, refuse } from '../../../platform/http/errors'
import { assignUploads } from './uploads.repo'

/** A claim of uploads. */
export interface UploadClaim {
  kind: 'license' | 'picture'
  /** Addresses of the uploads. */
  urls: readonly string[]
  /** The application or complaint to assign them to. */
  subjectId: string
  /** The company of the uploads; null for those of guests. */
  companyId: string | null
}

/**
 * Assigns uploads to an application or a complaint, so that they are retained.
 * @throws StoreError 400 `unknown_file` if one is not an upload of this kind and owner, or is assigned already
 */
export async function claimUploads(tx: Database, claim: UploadClaim): Promise<void> {
  if (claim.urls.length === 0) return
  const assigned = await assignUploads(tx, claim, claim.subjectId)
  const unknown = claim.urls.filter((url) => !assigned.includes(url))
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map((url) => [url, fault('unknown_file')]))
  throw refuse('unknown_file', {}, fields)
}
