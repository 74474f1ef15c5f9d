import { useMemo, useReducer } from 'react'
import { useFormDraft } from '../draft'
import { storeDate } from '../../platform/format'
import { useShop, type Shop } from '../shop-context'
import type { ConsentTexts } from './application'
import { parseDraft } from './draft-storage'
import { isComplete, transition, type RegistrationEvent, type RegistrationState } from './registration.machine'
import type { Application } from './registration.queries'
import { toRegistrationFormConfig, toRegistrationView, type RegistrationPage } from './registration.view'
import type { SentLicense } from './sent-application'
import { unlessPending } from './unless-pending'
import { parseStoredText, useStoredRegistration } from './use-stored-registration'
import { useLicenseUpload } from './use-license-upload'
import { useSubmission } from './use-submission'

/** The parameters that distinguish the forms of an application. */
export interface RegistrationForm {
  /** Key of the stored draft. */
  form: string
  /** The state of the form before anything is entered. The same object in every render. */
  start: RegistrationState
  /** A licence that the store has already; null if there is none. */
  sentLicense: SentLicense | null
  /** Hashes of the texts that the consents name. */
  texts: ConsentTexts
  /** Sends the application. */
  send: (shop: Shop, application: Application) => Promise<void>
}

/**
 * The form of an application. Answers survive a reload; while it is being sent they cannot be changed.
 * @returns the page, with `received` once the application was sent: the e-mail of its contact
 */
export function useRegistrationForm({ form, start, sentLicense, texts, send }: RegistrationForm): {
  page: Extract<RegistrationPage, { status: 'open' }>
  received: string | undefined
} {
  const { locale, now } = useShop()
  const draft = useFormDraft(form, parseStoredText)
  const [state, change] = useReducer(transition, null, () => parseDraft(draft.read(), start))
  const { license, addLicense, removeUpload } = useLicenseUpload(state.sentLicenseRemoved ? null : sentLicense)
  const removeLicense = () => {
    if (sentLicense) change({ type: 'sent_license_removed' })
    removeUpload()
  }
  const { busy, problem, result: received, run, reset } = useSubmission(change, draft.discard, removeLicense, send)
  useStoredRegistration(draft, busy || received !== undefined ? null : state, start)
  const today = storeDate(now())
  const config = useMemo(() => toRegistrationFormConfig(today, locale), [today, locale])

  const unlessBusy = unlessPending(busy)
  function move(event: RegistrationEvent): void {
    reset()
    change(event)
  }

  function next(): void {
    const event = { type: 'next', today: storeDate(now()) } as const
    const checked = transition(state, event)
    move(event)
    if (state.step !== 5 || !isComplete(checked) || license.status !== 'uploaded') return
    void run({ draft: checked.draft, license: license.url, texts })
  }

  function changeLicense(act: () => void): void {
    change({ type: 'license_changed' })
    act()
  }

  const page = {
    status: 'open',
    view: { ...toRegistrationView(state, { license, busy, problem }, locale), ...config },
    edit: unlessBusy((edit) => change({ type: 'edited', edit })),
    next: unlessBusy(next),
    back: unlessBusy(() => move({ type: 'back' })),
    openStep: unlessBusy(({ step }) => move({ type: 'opened', step })),
    addLicense: unlessBusy((event) => changeLicense(() => addLicense(event))),
    removeLicense: unlessBusy(() => changeLicense(removeLicense)),
    startOver: unlessBusy(() => {
      removeUpload()
      move({ type: 'started_over', start })
    }),
  } satisfies RegistrationPage
  return { page, received }
}
