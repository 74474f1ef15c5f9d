import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { AgreedTerms, ApprovalField } from '@skafferi/domain/office/views'
import { Checkbox } from '../../components/forms/checkbox'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { useCountryName } from '../../commerce/account/country'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { isValidPaymentDays } from '../payment-days'

/** True if the number of days until an invoice is due is valid, or empty for the shop's default. */
export const hasValidPaymentDays = ({ days }: AgreedTerms) => days.trim() === '' || isValidPaymentDays(days)

export interface TermsFieldsProps {
  terms: AgreedTerms
  /** Fields that an approval requires and the application does not have. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
  onChange: (terms: AgreedTerms) => void
}

/** The fields for the terms of an approved company, and for missing data. */
export function TermsFields({ terms, missing, countries, onChange }: TermsFieldsProps) {
  const t = useWords(officeWords)
  const countryName = useCountryName()
  const field = (name: ApprovalField) => ({
    label: t(`application.missingField.${name}`),
    name,
    value: terms.details[name] ?? '',
    onChange: ({ value }: { value: string }) => onChange({ ...terms, details: { ...terms.details, [name]: value } }),
  })
  return (
    <div className="grid gap-3 border-t border-line-strong pt-4">
      {missing.length > 0 && (
        <>
          <h3>{t('application.missing')}</h3>
          {missing.map((name) =>
            name === 'country_code' ? (
              <SelectField
                key={name}
                {...field(name)}
                placeholder=""
                options={countries.map((code) => ({ value: code, label: countryName(code) }))}
              />
            ) : (
              <TextField key={name} {...field(name)} />
            ),
          )}
        </>
      )}
      <h3>{t('application.terms')}</h3>
      <TextField
        label={t('application.days.label')}
        hint={t('application.days.hint')}
        error={hasValidPaymentDays(terms) ? undefined : t('application.days.wrong')}
        name="days"
        inputMode="numeric"
        value={terms.days}
        onChange={({ value }) => onChange({ ...terms, days: value.trim() })}
      />
      <Checkbox checked={terms.poRequired} onChange={({ checked }) => onChange({ ...terms, poRequired: checked })}>
        {t('application.po')}
      </Checkbox>
    </div>
  )
}
