import { trimText } from '../format/typed-text.rules'

/** A step of the application (Specification (accounts) §2). */
export type RegistrationStep = 1 | 2 | 3 | 4 | 5

/** The steps, in the order in which they are gone through. */
export const registrationSteps: readonly RegistrationStep[] = [1, 2, 3, 4, 5]

/** What each step cannot do without, in the order in which it is asked for (Specification (accounts) §5). */
export const requiredFields = {
  1: [
    'companyName',
    'employerId',
    'dunsNumber',
    'country',
    'typeOfBusiness',
    'companyWebsite',
    'numberOfEmployees',
    'annualRevenue',
  ],
  2: ['fullName', 'jobTitle', 'email', 'phone', 'preferredDeliveryDays'],
  3: ['productsOfInterest', 'specificBrands', 'estimatedOrderVolume', 'orderFrequency'],
  4: ['fdaRegistrationStatus', 'taxIdExemption', 'preferredPaymentMethod', 'shippingPreferences', 'customsBroker'],
  5: ['termsAndConditions', 'gdprConsent'],
} as const satisfies Record<RegistrationStep, readonly string[]>

/** What a step also asks for. The licence stands here: the button asks for it, not the check of the fields. */
export const optionalFields = {
  1: [],
  2: [],
  3: ['privateLabelInterest'],
  4: ['paymentConnectionId', 'creditCheckRequired', 'importingExperienceFromEurope'],
  5: [
    'uploadLicenses',
    'salesChannels',
    'howDidYouHearAboutUs',
    'retailProgramInterest',
    'resellingExclusiveOrNewProducts',
    'newsletterSubscription',
  ],
} as const satisfies Record<RegistrationStep, readonly string[]>

/** Everything the application asks for. */
export type RegistrationField =
  | (typeof requiredFields)[RegistrationStep][number]
  | (typeof optionalFields)[RegistrationStep][number]

/** The fields of a step, those it cannot do without first. */
export function fieldsOf(step: RegistrationStep): readonly RegistrationField[] {
  return [...requiredFields[step], ...optionalFields[step]]
}

/** The step that asks for a field. */
export function stepOf(field: RegistrationField): RegistrationStep {
  return registrationSteps.find((step) => fieldsOf(step).includes(field)) ?? 1
}

/**
 * Whether nothing was answered: no text, number, tick or entry; 0 counts as unanswered (Specification (accounts) §5).
 */
export function isUnanswered(answer: string | number | boolean | null | readonly string[]): boolean {
  return typeof answer === 'string' ? trimText(answer) === '' : Array.isArray(answer) ? answer.length === 0 : !answer
}

/** Whether a step may be opened from another: itself, an earlier one, or one that is complete. */
export function canOpenStep(step: RegistrationStep, current: RegistrationStep, completed: readonly number[]): boolean {
  return step <= current || completed.includes(step)
}
