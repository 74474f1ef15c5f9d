import { useRef, useState } from 'react'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import type { LicenseUpload } from './license'
import type { SentLicense } from './sent-application'
import { uploadLicense } from './registration.queries'

/**
 * The licence and its upload.
 * @param sentLicense a licence that the store has already; null if there is none, or it was removed
 */
export function useLicenseUpload(sentLicense: SentLicense | null) {
  const shop = useShop()
  const choices = useRef(0)
  const [sent, setSent] = useState<{ id: string; progress: number }>()

  function send({ id, file }: { id: string; file: File }, signal: AbortSignal): Promise<string> {
    return uploadLicense(shop, { file, onProgress: (progress) => setSent({ id, progress }), signal })
  }

  const { input, busy, problem, result, run, cancel } = useAction('upload_license', send)

  function toLicense(): LicenseUpload {
    if (!input && sentLicense) {
      const { name, size, url } = sentLicense
      return { status: 'uploaded', file: { id: url, name, size }, url }
    }
    if (!input) return { status: 'none' }
    const file = { id: input.id, name: input.file.name, size: input.file.size }
    if (problem) return { status: 'failed', file, problem }
    if (result !== undefined) return { status: 'uploaded', file, url: result }
    return { status: 'uploading', file, progress: sent?.id === file.id ? sent.progress : null }
  }

  return {
    license: toLicense(),
    addLicense({ file }: { file: File }): void {
      if (!busy && result === undefined && !sentLicense) void run({ id: `license-${++choices.current}`, file })
    },
    /** Removes the chosen file and aborts its upload. */
    removeUpload: cancel,
  }
}
