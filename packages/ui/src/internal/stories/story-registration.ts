import { useState } from 'react'
import {
  accessRequestFieldLimits,
  fromSentApplication,
  isComplete,
  newRegistration,
  toRegistrationFormConfig,
  toRegistrationView,
  transition,
  type RegistrationDraft,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationSubmission,
} from '@skafferi/domain/shop/registration'
import type { ShippingRates } from '@skafferi/domain/rules/delivery/shipping'
import { formOfShop, neutralApplication } from '@skafferi/domain/rules/registration/application-settings'
import { registrationSteps, type RegistrationStep } from '@skafferi/domain/rules/registration/registration'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** An application and the state of its submission. */
export type StoryRegistration = RegistrationState & RegistrationSubmission

/** The current date in stories of the application. */
export const storyToday = '2026-11-20'

/** Props that every page of the application gets. */
export const registrationFrame = toRegistrationFormConfig(storyToday, storyLocale)

/** The only delivery option of a new shop: by van in Finland. */
const vanDelivery: ShippingRates = {
  options: [
    {
      id: 'van',
      name: 'Delivery by van',
      countries: ['fi'],
      amount: 0,
      goodsFrom: 0,
      days: { min: 1, max: 2 },
      isMaxCalendar: false,
    },
  ],
}

/** The form of a new shop, which delivers by van in Finland. */
export const neutralForm = formOfShop({ applications: neutralApplication, delivery: vanDelivery })

/** The same for a page of the application. */
export const neutralFrame = toRegistrationFormConfig(storyToday, storyLocale, {
  form: neutralForm,
  delivery: vanDelivery,
})

/** Maximum lengths of the fields of the access request. */
export const accessRequestLimits = accessRequestFieldLimits

const [request] = storyWorld.applications.flatMap((application) =>
  application.kind === 'registration' && application.status === 'pending' ? [application.request] : [],
)

/** The input of the last applicant in the demo world. */
export const applicantDraft: RegistrationDraft = {
  ...fromSentApplication({ request: request! }, {}).draft,
  termsAndConditions: true,
  gdprConsent: true,
}

/** A licence file on the applicant's disk. */
export const licenseFile = { id: 'licence-1', name: 'food-licence-2026.pdf', size: 1_812_400 }

/** The same file after the upload. */
const uploadedLicense = {
  status: 'uploaded',
  file: licenseFile,
  url: request!.upload_and_consent.upload_licenses ?? '',
} as const

/** An empty application. */
export const newApplication: StoryRegistration = {
  ...newRegistration,
  license: { status: 'none' },
  busy: false,
  problem: null,
}

/** The application at one of its steps, by default completely filled in. */
export function registrationAt(step: RegistrationStep, change: Partial<StoryRegistration> = {}): StoryRegistration {
  const completed = registrationSteps.filter((other) => other < step)
  return { ...newApplication, step, completed, draft: applicantDraft, license: uploadedLicense, ...change }
}

/** The application after the given events. */
export const registrationAfter = (state: StoryRegistration, ...events: RegistrationEvent[]): StoryRegistration => ({
  ...state,
  ...events.reduce<RegistrationState>((before, event) => transition(before, event), state),
})

/** The application after the store rejected it. */
export const registrationRefused = (state: StoryRegistration, problem: NonNullable<StoryRegistration['problem']>) => ({
  ...registrationAfter(state, { type: 'refused', fields: problem.fields }),
  problem,
})

/** The view of an application page. */
export const registrationViewOf = (state: StoryRegistration) => toRegistrationView(state, state, storyLocale)

/**
 * The application with state, for stories that go through its steps.
 * @param answer the store's result when the application is sent; omitted if there is no response
 */
export function useStoryRegistration(start: StoryRegistration, answer?: 'received' | StoryRegistration['problem']) {
  const [state, setState] = useState(start)
  const [received, setReceived] = useState(false)
  const next = { type: 'next', today: storyToday } as const

  function submit() {
    const sent = registrationAfter({ ...state, problem: null }, next)
    if (!isComplete(sent) || !answer) {
      setState({ ...sent, busy: isComplete(sent) })
    } else if (answer === 'received') {
      setReceived(true)
    } else {
      const isUploadMissing = 'upload_and_consent.upload_licenses' in answer.fields
      setState(registrationRefused(isUploadMissing ? { ...sent, license: { status: 'none' } } : sent, answer))
    }
  }

  return {
    received,
    view: registrationViewOf(state),
    send: (event: RegistrationEvent) => setState((earlier) => registrationAfter({ ...earlier, problem: null }, event)),
    next: () => setState((earlier) => registrationAfter({ ...earlier, problem: null }, next)),
    submit,
    addLicense: () => setState((earlier) => ({ ...earlier, license: uploadedLicense })),
    removeLicense: () => setState((earlier) => ({ ...earlier, license: { status: 'none' } })),
  }
}
