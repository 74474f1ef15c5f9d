import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { AgreedTerms, ApprovalField } from '@skafferi/domain/office/views'
import type { Ref } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { useCountryName } from '../../commerce/account/country'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import { isValidPaymentDays } from '../payment-days'

/** True if the number of days until an invoice is due is valid, or empty for the shop's default. */
export const hasValidPaymentDays = ({ days }: AgreedTerms) => days.trim() === '' || isValidPaymentDays(days)

/** True for a field without which an application can be approved: many sole traders have no number in a register. */
export const canBeEmpty = (field: ApprovalField) => field === 'organisation_number'

export interface TermsFieldsProps {
  terms: AgreedTerms
  /** Fields that the application does not have. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
  /** The shop's usual days until an invoice is due; `null` until they are loaded. */
  usualDays: number | null
  /** The error of a missing field; undefined without one. */
  errorOf: (field: ApprovalField) => string | undefined
  /** Ref around the fields. */
  ref: Ref<HTMLDivElement>
  onChange: (terms: AgreedTerms) => void
}

/** The fields for the terms of an approved company, and for missing data. */
export function TermsFields({ terms, missing, countries, usualDays, errorOf, ref, onChange }: TermsFieldsProps) {
  const applicationText = useWords(officeApplicationsWords)
  const countryName = useCountryName()
  const field = (name: ApprovalField) => ({
    label: applicationText(`application.missingField.${name}`),
    name,
    need: canBeEmpty(name) ? ('optional' as const) : ('required' as const),
    error: errorOf(name),
    value: terms.details[name] ?? '',
    onChange: ({ value }: { value: string }) => onChange({ ...terms, details: { ...terms.details, [name]: value } }),
  })
  return (
    <div ref={ref} className="grid gap-3 border-t border-line-strong pt-4">
      {missing.length > 0 && (
        <>
          <h3>{applicationText('application.missing')}</h3>
          {missing.map((name) =>
            name === 'country_code' ? (
              <SelectField
                key={name}
                {...field(name)}
                placeholder=""
                options={countries.map((code) => ({ value: code, label: countryName(code) }))}
              />
            ) : (
              <TextField
                key={name}
                {...field(name)}
                hint={canBeEmpty(name) ? applicationText('application.noNumber') : undefined}
              />
            ),
          )}
        </>
      )}
      <h3>{applicationText('application.terms')}</h3>
      <TextField
        label={applicationText('application.days.label')}
        hint={
          usualDays === null
            ? applicationText('application.days.hint')
            : applicationText('application.days.usual', { days: usualDays })
        }
        error={hasValidPaymentDays(terms) ? undefined : applicationText('application.days.wrong')}
        name="days"
        inputMode="numeric"
        value={terms.days}
        onChange={({ value }) => onChange({ ...terms, days: value.trim() })}
      />
      <Checkbox checked={terms.poRequired} onChange={({ checked }) => onChange({ ...terms, poRequired: checked })}>
        {applicationText('application.po')}
      </Checkbox>
    </div>
  )
}
