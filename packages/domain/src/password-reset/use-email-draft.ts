import { useState } from 'react'
import { useShop } from '../shop-context'
import { emailDraftStorageKey } from './password-reset.keys'

/** An e-mail as it is typed, and how it is kept. */
interface EmailDraft {
  /** What the last page of this tab has kept; null where nothing was typed, or it has been sent. */
  stored: string | null
  /** Keeps what is typed: a reload finds it, and the next page on the way to a password. */
  save: (email: string) => void
}

/** The e-mail that somebody on the way to a password has typed in this tab. */
export function useEmailDraft(): EmailDraft {
  const { storage } = useShop()
  const draftStorage = storage(emailDraftStorageKey)
  const [stored] = useState(() => draftStorage.read())
  return { stored, save: draftStorage.write }
}
