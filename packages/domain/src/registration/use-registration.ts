import { useMemo, useReducer } from 'react'
import { storeDate } from '../format'
import { useShop } from '../shop-context'
import { countrySuggestions } from './country-names'
import { noLicense } from './license.machine'
import type { RegistrationEdit } from './registration.draft'
import { registrationLimits, registrationMaxima } from './registration.limits'
import { transition } from './registration.machine'
import type { RegistrationStep } from './registration.rules'
import { toRegistrationView, type RegistrationView } from './registration.view'
import { findRegistration, useKeptRegistration } from './use-kept-registration'
import { useLicenseUpload, type LicenseActions } from './use-license-upload'
import { useSubmission } from './use-submission'

/** What the form is given, whatever stands in it. */
export interface RegistrationFrame {
  limits: typeof registrationLimits
  maxima: typeof registrationMaxima
  /** The store's calendar date. */
  today: string
  /** Countries to suggest. */
  countries: readonly string[]
}

/** The page of the application: its form, or that it was received. */
export type RegistrationPage =
  | ({ status: 'open'; view: RegistrationView & RegistrationFrame } & RegistrationActions & LicenseActions)
  /** Login details will be sent to this e-mail. */
  | { status: 'received'; email: string }

/** What can be done with the answers. */
export interface RegistrationActions {
  edit: (edit: RegistrationEdit) => void
  /** Leaves the step for the next one; the last one sends everything. */
  next: () => void
  back: () => void
  openStep: (event: { step: RegistrationStep }) => void
}

/** The application for an account, which a reload does not lose. */
export function useRegistration(): RegistrationPage {
  const shop = useShop()
  const [state, send] = useReducer(transition, shop, findRegistration)
  const license = useLicenseUpload(state.phase === 'done' ? noLicense : state.license, send)
  useSubmission(state, send)
  useKeptRegistration(state)
  const countries = useMemo(() => countrySuggestions(shop.locale), [shop.locale])
  if (state.phase === 'done') return { status: 'received', email: state.email }
  const today = () => storeDate(shop.now())
  const frame = { limits: registrationLimits, maxima: registrationMaxima, today: today(), countries }
  return {
    status: 'open',
    view: { ...toRegistrationView(state, shop.locale), ...frame },
    edit: (edit) => send({ type: 'edited', edit }),
    next: () => send({ type: 'next', today: today() }),
    back: () => send({ type: 'back' }),
    openStep: ({ step }) => send({ type: 'opened', step }),
    ...license,
  }
}
