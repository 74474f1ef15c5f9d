import { describe, expect, it } from 'vitest'
import { neutralApplication, toApplicationForm } from '../../rules/registration/application-settings'
import { parseDraft, serializeDraft } from './draft-storage'
import { emptyDraft } from './registration.draft'
import { newRegistration, type RegistrationProgress } from './registration.machine'
import { completeDraft } from './testing/complete-draft'

const left: RegistrationProgress = { step: 3, completed: [1, 2], sentLicenseRemoved: false, draft: completeDraft }
const stored = serializeDraft(left)

describe('an application in progress', () => {
  it('is restored at its step', () => {
    const { termsAndConditions, gdprConsent, newsletterSubscription } = emptyDraft
    expect(parseDraft(stored)).toEqual({
      ...newRegistration,
      restored: true,
      step: 3,
      completed: [1, 2],
      draft: { ...completeDraft, termsAndConditions, gdprConsent, newsletterSubscription },
    })
  })

  it('stores neither the licence nor the consents', () => {
    expect(stored.replace('sentLicenseRemoved', '')).not.toMatch(/licen|consent|terms|newsletter/i)
  })

  it('is complete only as far as it is filled in', () => {
    const emptied = serializeDraft({ ...left, draft: { ...completeDraft, jobTitle: '' } })
    expect(parseDraft(emptied)).toMatchObject({ step: 1, completed: [1] })
  })

  it('stays valid after the shop has changed its form', () => {
    const left4 = serializeDraft({ ...left, step: 4, completed: [1, 2, 3] })
    const without4 = {
      rules: { ...toApplicationForm(neutralApplication).rules, preferredPaymentMethod: 'off' },
    } as const
    const { rules } = without4
    const form = { rules: { ...rules, shippingPreferences: 'off', deliveryAddress: 'off' } } as const
    expect(parseDraft(left4, undefined, form)).toMatchObject({
      step: 3,
      completed: [1, 2, 3],
      draft: { dunsNumber: completeDraft.dunsNumber },
    })
    const asked = { rules: { deliveryAddress: 'required' } } as const
    expect(parseDraft(left4, undefined, asked)).toMatchObject({ step: 4 })
  })

  it('does not open a step that was not reached', () => {
    expect(parseDraft(serializeDraft({ ...left, step: 5 }))).toMatchObject({ step: 1 })
    expect(parseDraft(stored.replace('"step":3', '"step":9'))).toMatchObject({ step: 1 })
  })
})

it.each([null, '', 'null', '[]', '{"step":2}', '{"step":1,"completed":[],"draft":null}', '{'])(
  'starts empty if the stored data is unreadable: %s',
  (text) => {
    expect(parseDraft(text)).toEqual(newRegistration)
  },
)

it('an answer of another type is ignored', () => {
  const draft = { companyName: 7, annualRevenue: 'much', salesChannels: [1], privateLabelInterest: 'yes', city: 'x' }
  const text = JSON.stringify({ step: 1, completed: [], draft: { ...draft, country: 'Norway' } })
  expect(parseDraft(text)).toEqual({ ...newRegistration, restored: true, draft: { ...emptyDraft, country: 'Norway' } })
})
