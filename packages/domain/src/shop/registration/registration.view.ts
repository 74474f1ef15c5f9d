import type { Problem } from '../../platform/action'
import { formatFileSize, formatPercent, formatCountry } from '../../platform/format'
import { licenseTypes } from '../../rules/registration/license'
import {
  canOpenStep,
  optionalFields,
  registrationSteps,
  type RegistrationField,
  type RegistrationStep,
} from '../../rules/registration/registration'
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
  choices: typeof registrationChoices
  /** Fields that may be left empty (Specification (accounts) §5). */
  optional: readonly RegistrationField[]
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

const optional = Object.values(optionalFields).flat()

/** Returns the input of the form for a date. */
export function toRegistrationFormConfig(today: string, locale: string): RegistrationFormConfig {
  return {
    limits: registrationLimits,
    maxima: registrationMaxima,
    choices: registrationChoices,
    optional,
    today,
    countries: countrySuggestions(locale),
  }
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
): RegistrationView {
  const fraction = step / registrationSteps.length
  const stateOf = (other: RegistrationStep): RegistrationStepView['state'] => {
    if (other === step) return 'current'
    if (completed.includes(other)) return 'done'
    return canOpenStep(other, step, completed) ? 'open' : 'locked'
  }
  return {
    step,
    steps: registrationSteps.map((other) => ({ step: other, state: stateOf(other) })),
    fraction,
    percent: formatPercent(fraction * 100, locale),
    values: draft,
    faults,
    problem,
    license: toLicenseView(license, locale),
    licenseTypes: licenseTypes.join(),
    submitting: busy,
    restored,
  }
}

/** ISO 3166-1 codes of all countries. `Intl` provides their names. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO ' +
  'CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID ' +
  'IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ' +
  'ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB ' +
  'SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN ' +
  'VU WS XK YE ZA ZM ZW'

/** Returns the country names to suggest for a company, in alphabetical order. Other texts are allowed too. */
export function countrySuggestions(locale: string): string[] {
  const known = codes.split(' ').map((code) => formatCountry(code, locale))
  return known.toSorted(new Intl.Collator(locale).compare)
}
