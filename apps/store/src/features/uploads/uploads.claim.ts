import type { Database } from '../../db/database'

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
export async function claimUploads(_tx: Database, _claim: UploadClaim): Promise<void> {
  throw new Error('This call is not built yet.')
}
