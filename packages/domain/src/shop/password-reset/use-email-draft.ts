import { useState } from 'react'
import { useShop } from '../shop-context'
import { emailDraftStorageKey } from './password-reset.keys'

/** The draft of a typed e-mail. */
interface EmailDraft {
  /** The e-mail that was stored by the previous page of this tab; null if none was typed or it was sent. */
  stored: string | null
  /** Stores the e-mail, for a reload and for the next page of the reset. */
  save: (email: string) => void
}

/** Returns the draft of the e-mail that was typed for a password reset in this tab. */
export function useEmailDraft(): EmailDraft {
  const { storage } = useShop()
  const draftStorage = storage(emailDraftStorageKey)
  const [stored] = useState(() => draftStorage.read())
  return { stored, save: draftStorage.write }
}
