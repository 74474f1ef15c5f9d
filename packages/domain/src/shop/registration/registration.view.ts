import type { Problem } from '../../platform/action'
import { formatFileSize, formatPercent, formatCountry } from '../../platform/format'
import { licenseTypes } from '../../rules/registration/license'
import {
  fieldRule,
  formFields,
  isSpecified,
  specifiedForm,
  stepsOf,
  type ApplicationForm,
  type FormField,
} from '../../rules/registration/application-form'
import { nordicCountryOf, type NordicCountry } from '../../rules/registration/employer-id'
import { canOpenStep, type RegistrationStep } from '../../rules/registration/registration'
import { alternativeNames } from '../../rules/delivery/alternative-names'
import type { ShippingRates } from '../../rules/delivery/shipping'
import type { CountryCode } from '../../rules/tax/tax-rates'
import type { LicenseUpload } from './license'
import type { RegistrationFault } from './registration.checks'
import type { RegistrationDraft, RegistrationEdit } from './registration.draft'
import { registrationChoices, registrationLimits, registrationMaxima } from './registration.limits'
import type { RegistrationState } from './registration.machine'

/** A step in the list beside the form. */
export interface RegistrationStepView {
  step: RegistrationStep
  /** `done`: complete; `open`: reachable but incomplete; `locked`: not reachable yet. */
  state: 'done' | 'current' | 'open' | 'locked'
}

/** The licence beside its control. */
export interface LicenseView {
  id: string
  name: string
  /** "1.8 MB". */
  size: string
  status: 'uploading' | 'failed' | 'uploaded'
  /** Upload progress from 0 to 1; null if unknown. */
  progress: number | null
  problem: Problem<'upload_license'> | null
}

/** View of the application page. */
export interface RegistrationView {
  step: RegistrationStep
  steps: readonly RegistrationStepView[]
  /** Progress from 0 to 1, including the current step. */
  fraction: number
  /** The same, formatted, "40%". */
  percent: string
  values: RegistrationDraft
  /**
   * The country of the company if its register is known: its number has another name and format there. `other` for all
   * other countries and before one is chosen, in a form by the seller; null in the specified form.
   */
  register: NordicCountry | 'other' | null
  /** Errors by field; the first field gets the focus. */
  faults: readonly RegistrationFault[]
  problem: Problem<'register'> | null
  /** Null if none was chosen. */
  license: LicenseView | null
  /** Accepted media types, for the file input's `accept`. */
  licenseTypes: string
  /** True while it is being sent. */
  submitting: boolean
  /** True if it was restored from the tab, without the licence and consents. */
  restored: boolean
}

/** The limits and options of the form, which do not depend on its entries. */
export interface RegistrationFormConfig {
  limits: typeof registrationLimits
  maxima: typeof registrationMaxima
  choices: Omit<typeof registrationChoices, 'preferredPaymentMethod'> & {
    preferredPaymentMethod: readonly (typeof registrationChoices.preferredPaymentMethod)[number][]
  }
  /** The fields that the shop asks for. */
  asked: readonly FormField[]
  /** Fields that may be left empty (Specification (accounts) §5). */
  optional: readonly FormField[]
  /** Names of the shop's delivery options that leave a choice, in shops that offer those in place of carriers. */
  deliveryOptions: readonly string[]
  /** The countries of a delivery address, with their names. */
  deliveryCountries: readonly { code: CountryCode; name: string }[]
  /** The store's calendar date, "2026-12-04"; no delivery can be requested before it. */
  today: string
  /** Country names to suggest; other texts are allowed too. */
  countries: readonly string[]
}

/** Actions of the application. */
export interface RegistrationActions {
  edit: (edit: RegistrationEdit) => void
  /** Goes to the next step; the last step submits everything. */
  next: () => void
  back: () => void
  openStep: (event: { step: RegistrationStep }) => void
  /** Uploads a licence at once, unless one is uploaded or uploading; a failed one can be replaced. */
  addLicense: (event: { file: File }) => void
  /** Removes the licence and aborts a running upload. */
  removeLicense: () => void
  /** Empties the application, back on its first step. */
  startOver: () => void
}

/** The page of the application: its form, or that it was received. */
export type RegistrationPage =
  | ({ status: 'open'; view: RegistrationView & RegistrationFormConfig } & RegistrationActions)
  /** Login details will be sent to this e-mail. */
  | { status: 'received'; email: string }

/** Progress of the submission. */
export interface RegistrationSubmission {
  license: LicenseUpload
  busy: boolean
  problem: Problem<'register'> | null
}

/** What a form depends on beside its entries. */
interface FormOfShop {
  form: ApplicationForm
  delivery: ShippingRates
}

/** How orders can be paid. A seller's own form offers nothing else. */
const offeredPaymentMethods = ['invoice'] as const

/** Returns the input of the form for a date. */
export function toRegistrationFormConfig(
  today: string,
  locale: string,
  { form, delivery }: FormOfShop = { form: specifiedForm, delivery: { options: [] } },
): RegistrationFormConfig {
  const countries = [...new Set(delivery.options.flatMap((option) => option.countries))]
  return {
    limits: registrationLimits,
    maxima: registrationMaxima,
    choices: form.hasOwnDelivery
      ? { ...registrationChoices, preferredPaymentMethod: offeredPaymentMethods }
      : registrationChoices,
    asked: formFields.filter((field) => fieldRule(form, field) !== 'off'),
    optional: formFields.filter((field) => fieldRule(form, field) === 'optional'),
    deliveryOptions: alternativeNames(delivery),
    deliveryCountries: countries.map((code) => ({ code, name: formatCountry(code.toUpperCase(), locale) })),
    today,
    countries: countrySuggestions(locale),
  }
}

/** Checks whether an application can be sent: with a licence, or without one if the shop requires none. */
export function canSend({ status }: LicenseUpload, form: ApplicationForm): boolean {
  if (status === 'uploaded') return true
  return status === 'none' && fieldRule(form, 'uploadLicenses') !== 'required'
}

/** Returns the view of the licence. */
export function toLicenseView(license: LicenseUpload, locale: string): LicenseView | null {
  if (license.status === 'none') return null
  const { status, file } = license
  return {
    id: file.id,
    name: file.name,
    size: formatFileSize(file.size, locale),
    status,
    progress: license.status === 'uploading' ? license.progress : null,
    problem: license.status === 'failed' ? license.problem : null,
  }
}

/** Returns the view of an unfinished application. */
export function toRegistrationView(
  { step, completed, draft, faults, restored }: RegistrationState,
  { license, busy, problem }: RegistrationSubmission,
  locale: string,
  form: ApplicationForm = specifiedForm,
): RegistrationView {
  const steps = stepsOf(form)
  const fraction = (steps.indexOf(step) + 1) / steps.length
  const stateOf = (other: RegistrationStep): RegistrationStepView['state'] => {
    if (other === step) return 'current'
    if (completed.includes(other)) return 'done'
    return canOpenStep(other, step, completed) ? 'open' : 'locked'
  }
  return {
    step,
    steps: steps.map((other) => ({ step: other, state: stateOf(other) })),
    fraction,
    percent: formatPercent(fraction * 100, locale),
    values: draft,
    register: nordicCountryOf(draft.country) ?? (isSpecified(form) ? null : 'other'),
    faults,
    problem,
    license: toLicenseView(license, locale),
    licenseTypes: licenseTypes.join(),
    submitting: busy,
    restored,
  }
}

/**
 * ISO 3166-1 codes of all countries, by their first letter: "ADE" for AD and AE. `Intl` provides their names.
 */
const codes =
  'ADEFGLMORTUZ BABDEFGHIJNORSTWYZ CADFGHILMNORUVYZ DEJKMOZ ECEGRST FIJMR GABDEHMNQRTWY HNRTU IDELNQRST JMOP ' +
  'KEGHIMNPRWZ LABCIKRSTUVY MACDEGHKLMNRTUVWXYZ NAEGILOPRZ OM PAEGHKLSTWY QA ROSUW SABCDEGIKLMNORSTVYZ ' +
  'TDGHJLMNORTVWZ UAGSYZ VACENU WS XK YE ZAMW'

/** Returns the country names to suggest for a company, in alphabetical order. Other texts are allowed too. */
export function countrySuggestions(locale: string): string[] {
  const known = codes
    .split(' ')
    .flatMap(([first = '', ...seconds]) => seconds.map((second) => formatCountry(first + second, locale)))
  return known.toSorted(new Intl.Collator(locale).compare)
}
