import { useMemo, useReducer, useState } from 'react'
import { useFormDraft } from '../draft'
import { storeDate } from '../format'
import { useShop } from '../shop-context'
import type { ConsentTexts } from './application'
import { parseDraft } from './draft-storage'
import { isComplete, transition, type RegistrationEvent } from './registration.machine'
import { toRegistrationFrame, toRegistrationView, type RegistrationPage } from './registration.view'
import { unlessPending } from './unless-busy'
import { draftForm, parseStoredText, receivedStorageKey, useStoredRegistration } from './use-stored-registration'
import { useLicenseUpload } from './use-license-upload'
import { useSubmission } from './use-submission'

/** The application for an account, with the `texts` its consents name. A reload loses nothing; nothing changes on its way. */
export function useRegistration(texts: ConsentTexts): RegistrationPage {
  const { locale, now, storage } = useShop()
  const draft = useFormDraft(draftForm, parseStoredText)
  const [state, change] = useReducer(transition, null, () => parseDraft(draft.read()))
  const [receivedBefore] = useState(() => storage(receivedStorageKey).read())
  const { license, addLicense, removeLicense } = useLicenseUpload()
  const {
    busy,
    problem,
    result: received = receivedBefore,
    run,
    reset,
  } = useSubmission(change, draft.forget, removeLicense)
  useStoredRegistration(draft, busy || received !== null ? null : state, received)
  const today = storeDate(now())
  const frame = useMemo(() => toRegistrationFrame(today, locale), [today, locale])
  if (received !== null) return { status: 'received', email: received }

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

  return {
    status: 'open',
    view: { ...toRegistrationView(state, { license, busy, problem }, locale), ...frame },
    edit: unlessBusy((edit) => change({ type: 'edited', edit })),
    next: unlessBusy(next),
    back: unlessBusy(() => move({ type: 'back' })),
    openStep: unlessBusy(({ step }) => move({ type: 'opened', step })),
    addLicense: unlessBusy((event) => changeLicense(() => addLicense(event))),
    removeLicense: unlessBusy(() => changeLicense(removeLicense)),
    startOver: unlessBusy(() => {
      removeLicense()
      move({ type: 'started_over' })
    }),
  }
}
