import type {
  DraftField,
  FormField,
  RegistrationDraft,
  RegistrationEdit,
  RegistrationFault,
  RegistrationFormConfig,
  RegistrationView,
} from '@skafferi/domain/shop/registration/views'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { registrationShopWords } from '../../../words/generated/registration-shop'
import { readableFieldName } from './readable-field-name'

export interface RegistrationFieldsProps
  extends Omit<RegistrationView, 'steps' | 'fraction' | 'percent' | 'problem' | 'restored'>, RegistrationFormConfig {
  /** A field was edited. */
  onChange: (edit: RegistrationEdit) => void
  /** A licence was chosen. */
  onLicense: (event: { file: File }) => void
  /** Removes the licence. */
  onLicenseRemove: () => void
}

type Choices = RegistrationFormConfig['choices']

type CheckboxField = { [Field in DraftField]: RegistrationDraft[Field] extends boolean ? Field : never }[DraftField]

const faultWords = {
  empty: 'empty',
  too_long: 'tooLong',
  too_low: 'tooLow',
  not_whole: 'notWhole',
  too_fine: 'tooFine',
  not_allowed: 'notAllowed',
  refused: 'wrong',
} as const satisfies Record<Exclude<RegistrationFault['kind'], 'past' | 'too_high' | 'format' | 'check_digit'>, string>

/** Message keys of fields with a format. */
const formatWords = {
  employerId: 'format.employerId',
  dunsNumber: 'format.dunsNumber',
  companyWebsite: 'format.companyWebsite',
  email: 'format.email',
  phone: 'format.phone',
} as const

type AddressField = Extract<DraftField, `delivery${'Street' | 'PostalCode' | 'City' | 'Country'}`>

const isAddressField = (field: DraftField): field is AddressField => /^delivery[^O]/.test(field)

const hasFormat = (field: FormField): field is keyof typeof formatWords => field in formatWords

/** Returns the props of a step's fields. */
export function useFieldProps(props: RegistrationFieldsProps) {
  const { values, faults, limits, maxima, choices, optional, register, onChange } = props
  const t = useWords(registrationWords)
  const own = useWords(registrationShopWords)

  const error = (field: FormField) => {
    const fault = faults.find((other) => other.field === field)
    if (!fault) return undefined
    const params = {
      field:
        field === 'employerId' && register === 'other'
          ? own('label.employerId.other').toLowerCase()
          : readableFieldName(field),
    }
    if (fault.kind === 'past') return t('past')
    if (fault.kind === 'too_high')
      return t('tooHigh', { ...params, max: field in maxima ? maxima[field as keyof typeof maxima] : 0 })
    if (fault.kind === 'check_digit') return own('checkDigit')
    if (fault.kind === 'format' && field === 'employerId' && register)
      return own('format.register', { format: own(`hint.employerId.${register}`) })
    if (fault.kind === 'format' && field === 'deliveryPostalCode') return own('format.deliveryPostalCode')
    if (fault.kind !== 'format') return t(faultWords[fault.kind], params)
    return hasFormat(field) ? t(formatWords[field]) : t('format', params)
  }

  function answer<Field extends DraftField>(field: Field) {
    const name: DraftField = field
    const need = optional.includes(field) ? ('optional' as const) : ('required' as const)
    return {
      name,
      label: isAddressField(name)
        ? own(`label.${name}`)
        : t(`label.${name === 'deliveryOption' ? 'shippingPreferences' : name}`),
      need,
      error: error(field),
      value: values[field],
      // The string from a select is one of its options.
      onChange: ({ value }: { value: RegistrationDraft[Field] | string }) =>
        onChange({ field, value } as RegistrationEdit),
    }
  }

  return {
    answer,
    error,
    text: (field: Exclude<keyof typeof limits, 'salesChannels'>) => ({ ...answer(field), maxLength: limits[field] }),
    number: (field: keyof typeof maxima) => ({
      ...answer(field),
      min: 0,
      max: maxima[field],
      onChange: ({ value }: { value: number | null }) => onChange({ field, value }),
    }),
    choice: <Field extends keyof Choices>(field: Field, labelOf: (value: Choices[Field][number]) => string) => ({
      ...answer(field),
      placeholder: t('choose'),
      options: choices[field].map((value) => ({ value, label: labelOf(value) })),
    }),
    checkbox: (field: CheckboxField) => ({
      name: field,
      checked: values[field],
      error: error(field),
      onChange: ({ checked }: { checked: boolean }) => onChange({ field, value: checked }),
    }),
  }
}
