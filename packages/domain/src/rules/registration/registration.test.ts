import { describe, expect, it } from 'vitest'
import {
  canOpenStep,
  fieldsOf,
  isUnanswered,
  optionalFields,
  registrationSteps,
  requiredFields,
  stepOf,
} from './registration'

describe('the application', () => {
  it.each([
    [1, 'companyName employerId dunsNumber country typeOfBusiness companyWebsite numberOfEmployees annualRevenue'],
    [2, 'fullName jobTitle email phone preferredDeliveryDays'],
    [3, 'productsOfInterest specificBrands estimatedOrderVolume orderFrequency'],
    [4, 'fdaRegistrationStatus taxIdExemption preferredPaymentMethod shippingPreferences customsBroker'],
    [5, 'termsAndConditions gdprConsent'],
  ] as const)('at step %i cannot do without %s', (step, names) => {
    expect(requiredFields[step]).toEqual(names.split(' '))
  })

  it.each([
    [1, []],
    [2, []],
    [3, ['privateLabelInterest']],
    [4, ['paymentConnectionId', 'creditCheckRequired', 'importingExperienceFromEurope']],
    [
      5,
      [
        'uploadLicenses',
        'salesChannels',
        'howDidYouHearAboutUs',
        'retailProgramInterest',
        'resellingExclusiveOrNewProducts',
        'newsletterSubscription',
      ],
    ],
  ] as const)('at step %i leaves open %j', (step, names) => {
    expect(optionalFields[step]).toEqual(names)
  })

  it('has the required fields of each step first', () => {
    expect(fieldsOf(3)).toEqual([
      'productsOfInterest',
      'specificBrands',
      'estimatedOrderVolume',
      'orderFrequency',
      'privateLabelInterest',
    ])
  })

  it('has every field at one step', () => {
    for (const step of registrationSteps) {
      expect(fieldsOf(step).map(stepOf)).toEqual(fieldsOf(step).map(() => step))
    }
    expect(stepOf('uploadLicenses')).toBe(5)
  })
})

describe('a question is unanswered', () => {
  it.each([[''], ['  '], [0], [false], [null], [[]]])('with %j', (answer) => {
    expect(isUnanswered(answer)).toBe(true)
  })

  it.each([['x'], ['0'], [1], [true], [['Kiosk']], [['']]])('no longer with %j', (answer) => {
    expect(isUnanswered(answer)).toBe(false)
  })
})

describe('a step', () => {
  it('can be opened again, and stays available', () => {
    expect([canOpenStep(1, 3, []), canOpenStep(3, 3, [])]).toEqual([true, true])
  })

  it('further on can be opened only if it is complete', () => {
    expect([canOpenStep(4, 3, []), canOpenStep(4, 3, [4]), canOpenStep(4, 3, [5])]).toEqual([false, true, false])
  })
})
