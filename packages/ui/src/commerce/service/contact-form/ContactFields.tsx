import type { ContactFaults, ContactField, ContactValues } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { TextArea } from '../../../components/forms/text-area'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { contactWords } from '../../../words/generated/contact'

/** The fields of a message in their order. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'company', 'phone', 'subject', 'message']

const cellStyles = cva('min-w-0', { variants: { width: { half: '', line: 'sm:col-span-2' } } })

/** The type of each field, and its autofill name (HTML, autofill detail tokens). */
const inputs = {
  name: { type: 'text', autofill: 'name', need: 'required', width: 'half' },
  email: { type: 'email', autofill: 'email', need: 'required', width: 'half' },
  company: { type: 'text', autofill: 'organization', need: 'optional', width: 'half' },
  phone: { type: 'tel', autofill: 'tel', need: 'optional', width: 'half' },
  subject: { type: 'text', autofill: 'off', need: 'required', width: 'line' },
  message: { type: 'text', autofill: 'off', need: 'required', width: 'line' },
} as const

export interface ContactFieldsProps {
  values: ContactValues
  /** Faults of fields that were not edited since they were sent. */
  faults: ContactFaults
  /** Maximum length of each field. */
  limits: Record<ContactField, number>
  /** A field was edited. */
  onChange: (event: { field: ContactField; value: string }) => void
}

/** The fields of a message to the shop, each with its name in the contract. */
export function ContactFields({ values, faults, limits, onChange }: ContactFieldsProps) {
  const t = useWords(contactWords)

  function textOf(field: ContactField, fault: NonNullable<ContactFaults[ContactField]>): string {
    if (fault === 'too_long') return t('fault.too_long', { limit: limits[field] })
    if (fault === 'invalid') return field === 'email' || field === 'phone' ? t(`${field}.invalid`) : t('fault.invalid')
    if (field === 'company' || field === 'phone') return t('fault.required')
    return t(`${field}.required`)
  }

  function fieldProps(field: ContactField) {
    const fault = faults[field]
    return {
      name: field,
      label: t(`field.${field}`),
      need: inputs[field].need,
      maxLength: limits[field],
      value: values[field],
      error: fault && textOf(field, fault),
      onChange: ({ value }: { value: string }) => onChange({ field, value }),
    }
  }

  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {contactFields.map((field) => (
        <div key={field} className={cellStyles({ width: inputs[field].width })}>
          {field === 'message' ? (
            <TextArea
              {...fieldProps(field)}
              length="long"
              counter={t('counter', { used: values[field].trim().length, limit: limits[field] })}
            />
          ) : (
            <TextField {...fieldProps(field)} type={inputs[field].type} autoComplete={inputs[field].autofill} />
          )}
        </div>
      ))}
    </div>
  )
}
