import { useState } from 'react'
import { useShop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import type { ConsentTexts } from './application'
import { newRegistration } from './registration.machine'
import { register } from './registration.queries'
import type { RegistrationPage } from './registration.view'
import { useRegistrationForm } from './use-registration-form'
import { draftForm, receivedStorageKey } from './use-stored-registration'

/**
 * The application for an account, and its confirmation, which survives a reload.
 * @param texts hashes of the texts that the consents name
 */
export function useRegistration(texts: ConsentTexts): RegistrationPage {
  const { storage, applicationForm } = useShop()
  const [storedEmail] = useState(() => storage(receivedStorageKey).read())
  const [start] = useState(() => ({
    ...newRegistration,
    draft: { ...newRegistration.draft, country: applicationForm?.country ?? '' },
  }))
  const form = { form: draftForm, start, sentLicense: null, texts, send: register }
  const { page, received = storedEmail } = useRegistrationForm(form)
  useStoredWhileMounted(receivedStorageKey, received)
  return received === null ? page : { status: 'received', email: received }
}
