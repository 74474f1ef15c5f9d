import { useEffect } from 'react'
import type { FormDraft } from '../draft'
import { toStoredComplaint, type ComplaintDraft, type StoredComplaint } from './complaint.draft'

/**
 * Keeps a complaint while it is written.
 * @param draft null once it is filed
 */
export function useStoredComplaint(
  draft: ComplaintDraft | null,
  { keep: store, forget }: FormDraft<StoredComplaint>,
): void {
  useEffect(() => {
    if (draft === null) return
    const stored = toStoredComplaint(draft)
    if (stored) store(stored)
    else forget()
  }, [draft, store, forget])
}
