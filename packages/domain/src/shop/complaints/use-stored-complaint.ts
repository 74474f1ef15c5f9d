import { useEffect } from 'react'
import type { FormDraft } from '../draft'
import { toStoredComplaint, type ComplaintDraft, type StoredComplaint } from './complaint.draft'

/**
 * Stores a complaint in the tab while it is entered.
 * @param draft null once it is filed
 */
export function useStoredComplaint(
  draft: ComplaintDraft | null,
  { save: store, discard }: FormDraft<StoredComplaint>,
): void {
  useEffect(() => {
    if (draft === null) return
    const stored = toStoredComplaint(draft)
    if (stored) store(stored)
    else discard()
  }, [draft, store, discard])
}
