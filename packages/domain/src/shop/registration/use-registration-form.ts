import { specifiedForm } from '../../rules/registration/application-form'
import { useMemo, useReducer, useRef, useState } from 'react'
import { useFormDraft } from '../draft'
import { storeDate } from '../../platform/format'
import { isText } from '../../rules/json/schema'
import { useShop, type Shop } from '../shop-context'
import { type ConsentTexts, toRefusedFaults } from './application'
import { parseDraft } from './draft-storage'
import { formIn, isComplete, transition, type RegistrationEvent, type RegistrationState } from './registration.machine'
import { type Application, uploadLicense } from './registration.queries'
import { canSend, toRegistrationFormConfig, toRegistrationView, type RegistrationPage } from './registration.view'
import type { SentLicense } from './sent-application'
import { useStoredRegistration } from './use-stored-registration'
import { useAction } from '../../platform/action'
import type { LicenseUpload } from './license'
import { ApiError, type FieldFault } from '@skafferi/api'

/**
 * Sends the application, and returns the e-mail address for the sign-in details.
 * @param change changes the application
 * @param onReceived called when it is received, even if the page was left
 * @param removeLicense removes a licence that the store no longer has, so that another one is required
 * @param send sends the application
 */
function useSubmission(
  change: (event: RegistrationEvent) => void,
  onReceived: () => void,
  removeLicense: () => void,
  send: (shop: Shop, application: Application) => Promise<void>,
) {
  const shop = useShop()

  function refuse(fields: Readonly<Record<string, FieldFault>>): void {
    change({ type: 'refused', fields })
    if (toRefusedFaults(fields).some(({ field }) => field === 'uploadLicenses')) removeLicense()
  }

  return useAction('register', async (application: Application) => {
    try {
      await send(shop, application)
      // A received application must not be restored and sent twice.
      onReceived()
      return application.draft.email.trim()
    } catch (error) {
      if (error instanceof ApiError) refuse(error.fields)
      throw error
    }
  })
}

/**
 * The licence and its upload.
 * @param sentLicense a licence that the store has already; null if there is none, or it was removed
 */
function useLicenseUpload(sentLicense: SentLicense | null) {
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

/** Wraps actions so that they do nothing while the application is being sent. */
function unlessPending(busy: boolean) {
  return <Event = void>(act: (event: Event) => void) =>
    (event: Event) => {
      if (!busy) act(event)
    }
}

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
  const { locale, now, applicationForm = specifiedForm, delivery } = useShop()
  const draft = useFormDraft(form, isText)
  const [state, change] = useReducer(
    (before: RegistrationState, event: RegistrationEvent) => transition(before, event, applicationForm),
    null,
    () => parseDraft(draft.read(), start, applicationForm),
  )
  const asked = formIn(state, applicationForm)
  const { license, addLicense, removeUpload } = useLicenseUpload(state.sentLicenseRemoved ? null : sentLicense)
  const removeLicense = () => {
    if (sentLicense) change({ type: 'sent_license_removed' })
    removeUpload()
  }
  const { busy, problem, result: received, run, reset } = useSubmission(change, draft.discard, removeLicense, send)
  useStoredRegistration(draft, busy || received !== undefined ? null : state, start)
  const today = storeDate(now())
  const config = useMemo(
    () => toRegistrationFormConfig(today, locale, { form: asked, delivery }),
    [today, locale, asked, delivery],
  )

  const unlessBusy = unlessPending(busy)
  function move(event: RegistrationEvent): void {
    reset()
    change(event)
  }

  function next(): void {
    const event = { type: 'next', today: storeDate(now()) } as const
    const checked = transition(state, event, applicationForm)
    move(event)
    if (state.step !== 5 || !isComplete(checked, asked) || !canSend(license, asked)) return
    const url = license.status === 'uploaded' ? license.url : undefined
    void run({ draft: checked.draft, license: url, texts, form: asked })
  }

  function changeLicense(act: () => void): void {
    change({ type: 'license_changed' })
    act()
  }

  const page = {
    status: 'open',
    view: { ...toRegistrationView(state, { license, busy, problem }, locale, asked), ...config },
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
