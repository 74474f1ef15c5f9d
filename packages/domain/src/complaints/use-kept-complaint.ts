import { useEffect } from 'react'
import type { FormDraft } from '../draft'
import { toKeptComplaint, type ComplaintDraft, type KeptComplaint } from './complaint.draft'

/**
 * Keeps a complaint while it is written.
 * @param draft null once it is filed
 */
export function useKeptComplaint(draft: ComplaintDraft | null, { keep, forget }: FormDraft<KeptComplaint>): void {
  useEffect(() => {
    if (draft === null) return
    const kept = toKeptComplaint(draft)
    if (kept) keep(kept)
    else forget()
  }, [draft, keep, forget])
}
