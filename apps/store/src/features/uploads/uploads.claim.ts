import type { Database } from '../../db/database'
import { invalidData } from '../../http/errors'
import { bindUploads } from './uploads.repo'

/** What claims uploads. */
export interface UploadClaim {
  kind: 'license' | 'picture'
  /** Addresses that the upload answered. */
  urls: readonly string[]
  /** The application or complaint that they belong to from now on. */
  subjectId: string
  /** Only files of this company count; null for those of guests. */
  companyId: string | null
}

/**
 * Binds uploads to what names them, so that they are kept.
 * @throws StoreError 400 `unknown_file` where an address is not an upload of that kind and owner, or belongs to
 * something else already
 */
export async function claimUploads(tx: Database, claim: UploadClaim): Promise<void> {
  if (claim.urls.length === 0) return
  const bound = await bindUploads(tx, claim, claim.subjectId)
  const unknown = claim.urls.filter((url) => !bound.includes(url))
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map((url) => [url, 'is not a file that can be used']))
  throw invalidData('unknown_file', 'A file is not known any more. Please upload it again.', fields)
}
