import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import type {
  ChoiceName,
  NumberName,
  RegistrationEdit,
  RegistrationFault,
  RegistrationField,
  RegistrationLimits,
  RegistrationMaxima,
  RegistrationValueName,
  RegistrationValues,
  TextName,
  TickName,
} from './registration'

/** What every step's fields are given. */
export interface StepFieldsProps {
  values: RegistrationValues
  /** What is wrong, field by field. */
  faults: readonly RegistrationFault[]
  limits: RegistrationLimits
  maxima: RegistrationMaxima
  /** A field was given an answer. */
  onChange: (edit: RegistrationEdit) => void
}

/** What is optional among what is typed (Specification (accounts) §5). */
const optional: readonly RegistrationField[] = ['paymentConnectionId', 'salesChannels', 'howDidYouHearAboutUs']

const faultWords = {
  empty: 'empty',
  too_long: 'tooLong',
  out_of_range: 'wrong',
  format: 'format',
  not_allowed: 'notAllowed',
  refused: 'wrong',
} as const satisfies Record<Exclude<RegistrationFault['kind'], 'past'>, string>

/** A field's name in a sentence: its words in lower case (Specification (accounts) §5). */
export function fieldWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Makes the props of a step's fields from what the step is given. */
export function useFieldProps({ values, faults, limits, maxima, onChange }: StepFieldsProps) {
  const t = useWords(registrationWords)

  const error = (field: RegistrationField) => {
    const fault = faults.find((other) => other.field === field)
    if (!fault) return undefined
    return fault.kind === 'past' ? t('past') : t(faultWords[fault.kind], { field: fieldWords(field) })
  }

  function answer<Name extends RegistrationValueName>(field: Name) {
    const name: RegistrationValueName = field
    const need = optional.includes(field) ? ('optional' as const) : ('required' as const)
    return {
      name,
      label: t(`label.${name}`),
      need,
      error: error(field),
      value: values[field],
      // A select tells a text: it is one of the choices it was given.
      onChange: ({ value }: { value: RegistrationValues[Name] | string }) =>
        onChange({ field, value } as RegistrationEdit),
    }
  }

  return {
    answer,
    error,
    text: (field: TextName) => ({ ...answer(field), maxLength: limits[field] }),
    number: (field: NumberName) => ({
      ...answer(field),
      min: 0,
      max: maxima[field],
      onChange: ({ value }: { value: number | null }) => onChange({ field, value }),
    }),
    choice: <Value extends string>(field: ChoiceName, choices: readonly Value[], name: (value: Value) => string) => ({
      ...answer(field),
      placeholder: t('choose'),
      options: choices.map((value) => ({ value, label: name(value) })),
    }),
    tick: (field: TickName) => ({
      name: field,
      checked: values[field],
      error: error(field),
      onChange: ({ checked }: { checked: boolean }) => onChange({ field, value: checked }),
    }),
  }
}
