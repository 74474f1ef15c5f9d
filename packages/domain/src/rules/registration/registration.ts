import { trimText } from '../text/typed-text'

/** A step of the application (Specification (accounts) §2). */
export type RegistrationStep = 1 | 2 | 3 | 4 | 5

/** The steps in their sequence. */
export const registrationSteps: readonly RegistrationStep[] = [1, 2, 3, 4, 5]

/** Required fields of each step, in display order (Specification (accounts) §5). */
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

/** Optional fields of each step. The licence is one of them: the button requires it, not the field check. */
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

/** All fields of the application. */
export type RegistrationField =
  | (typeof requiredFields)[RegistrationStep][number]
  | (typeof optionalFields)[RegistrationStep][number]

/** Returns the fields of a step, required ones first. */
export function fieldsOf(step: RegistrationStep): readonly RegistrationField[] {
  return [...requiredFields[step], ...optionalFields[step]]
}

/** Returns the step of a field. */
export function stepOf(field: RegistrationField): RegistrationStep {
  return registrationSteps.find((step) => fieldsOf(step).includes(field)) ?? 1
}

/** Checks whether a field is empty: no text, number, tick or entry; 0 counts as empty (Specification (accounts) §5). */
export function isUnanswered(answer: string | number | boolean | null | readonly string[]): boolean {
  return typeof answer === 'string' ? trimText(answer) === '' : Array.isArray(answer) ? answer.length === 0 : !answer
}

/** Checks whether a step can be opened from another: itself, an earlier one, or a complete one. */
export function canOpenStep(step: RegistrationStep, current: RegistrationStep, completed: readonly number[]): boolean {
  return step <= current || completed.includes(step)
}
