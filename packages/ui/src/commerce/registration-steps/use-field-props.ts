import type {
  DraftField,
  RegistrationDraft,
  RegistrationEdit,
  RegistrationFault,
  RegistrationField,
  RegistrationFrame,
  RegistrationView,
} from '@skafferi/domain/registration/views'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'

export interface RegistrationFieldsProps
  extends Omit<RegistrationView, 'steps' | 'fraction' | 'percent' | 'problem' | 'restored'>, RegistrationFrame {
  /** A field was given an answer. */
  onChange: (edit: RegistrationEdit) => void
  /** A licence was chosen. */
  onLicense: (event: { file: File }) => void
  /** Removes the licence. */
  onLicenseRemove: () => void
}

type Choices = RegistrationFrame['choices']

type TickField = { [Field in DraftField]: RegistrationDraft[Field] extends boolean ? Field : never }[DraftField]

const faultWords = {
  empty: 'empty',
  too_long: 'tooLong',
  too_low: 'tooLow',
  not_whole: 'notWhole',
  too_fine: 'tooFine',
  not_allowed: 'notAllowed',
  refused: 'wrong',
} as const satisfies Record<Exclude<RegistrationFault['kind'], 'past' | 'too_high' | 'format'>, string>

/** Fields with a format. */
const formatWords = {
  employerId: 'format.employerId',
  dunsNumber: 'format.dunsNumber',
  companyWebsite: 'format.companyWebsite',
  email: 'format.email',
  phone: 'format.phone',
} as const

const hasFormat = (field: RegistrationField): field is keyof typeof formatWords => field in formatWords

/** A field's name in a sentence: its words in lower case (Specification (accounts) §5). */
export function fieldWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Returns the props of a step's fields. */
export function useFieldProps(props: RegistrationFieldsProps) {
  const { values, faults, limits, maxima, choices, optional, onChange } = props
  const t = useWords(registrationWords)

  const error = (field: RegistrationField) => {
    const fault = faults.find((other) => other.field === field)
    if (!fault) return undefined
    const named = { field: fieldWords(field) }
    if (fault.kind === 'past') return t('past')
    if (fault.kind === 'too_high')
      return t('tooHigh', { ...named, max: field in maxima ? maxima[field as keyof typeof maxima] : 0 })
    if (fault.kind !== 'format') return t(faultWords[fault.kind], named)
    return hasFormat(field) ? t(formatWords[field]) : t('format', named)
  }

  function answer<Field extends DraftField>(field: Field) {
    const name: DraftField = field
    const need = optional.includes(field) ? ('optional' as const) : ('required' as const)
    return {
      name,
      label: t(`label.${name}`),
      need,
      error: error(field),
      value: values[field],
      // A select gives a string: it is one of the choices it was given.
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
    tick: (field: TickField) => ({
      name: field,
      checked: values[field],
      error: error(field),
      onChange: ({ checked }: { checked: boolean }) => onChange({ field, value: checked }),
    }),
  }
}
