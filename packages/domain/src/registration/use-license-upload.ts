import { useEffect, useEffectEvent, useRef } from 'react'
import { useShop } from '../shop-context'
import { useRefusal } from '../use-refusal'
import type { LicenseEvent, LicenseUpload } from './license.machine'
import { uploadLicense } from './registration.queries'

/** What can be done with the licence. */
export interface LicenseActions {
  /** Uploads a licence at once, unless one is there or on its way; one that failed can be chosen again. */
  addLicense: (event: { file: File }) => void
  /** Takes it away; an upload under way is ended. */
  removeLicense: () => void
}

/** Runs the upload of the licence for as long as its machine waits for one. */
export function useLicenseUpload(license: LicenseUpload, send: (event: LicenseEvent) => void): LicenseActions {
  const shop = useShop()
  const tellRefusal = useRefusal()
  const chosen = useRef(new Map<string, File>())
  const uploading = license.status === 'uploading' ? license.file.id : null

  const upload = useEffectEvent(async (id: string, file: File, signal: AbortSignal) => {
    const onProgress = (progress: number) => send({ type: 'license_progressed', id, progress })
    try {
      send({ type: 'license_uploaded', id, url: await uploadLicense(shop, { file, onProgress, signal }) })
    } catch (error) {
      if (signal.aborted) return
      tellRefusal('upload_license', error, (problem) => send({ type: 'license_failed', id, problem }))
    }
  })

  useEffect(() => {
    const file = uploading === null ? undefined : chosen.current.get(uploading)
    if (uploading === null || !file) return undefined
    const attempt = new AbortController()
    void upload(uploading, file, attempt.signal)
    return () => attempt.abort()
  }, [uploading])

  return {
    addLicense({ file }) {
      const id = `license-${chosen.current.size + 1}`
      chosen.current.set(id, file)
      send({ type: 'license_chosen', file: { id, name: file.name, size: file.size } })
    },
    removeLicense: () => send({ type: 'license_removed' }),
  }
}
