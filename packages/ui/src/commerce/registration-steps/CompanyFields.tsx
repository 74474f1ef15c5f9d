import { Combobox } from '../../components/combobox'
import { NumberField } from '../../components/number-field'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { Place, Places } from './Place'
import { businessTypes } from './registration'
import { useFieldProps, type StepFieldsProps } from './use-field-props'

/** Props of {@link CompanyFields}. */
export interface CompanyFieldsProps extends StepFieldsProps {
  /** Countries to suggest, by name; any other text will do too. */
  countries: readonly string[]
}

/** Step 1: the company. */
export function CompanyFields({ countries, ...step }: CompanyFieldsProps) {
  const t = useWords(registrationWords)
  const { text, number, choice } = useFieldProps(step)
  return (
    <Places>
      <Place field="companyName" width="line">
        <TextField {...text('companyName')} autoComplete="organization" />
      </Place>
      <Place field="employerId">
        <TextField {...text('employerId')} hint={t('hint.employerId')} autoCapitalize="none" />
      </Place>
      <Place field="dunsNumber">
        <TextField {...text('dunsNumber')} inputMode="numeric" />
      </Place>
      <Place field="country">
        <Combobox
          {...text('country')}
          hint={t('hint.country')}
          options={countries}
          autoComplete="country-name"
        />
      </Place>
      <Place field="typeOfBusiness">
        <SelectField {...choice('typeOfBusiness', businessTypes, (type) => t(`typeOfBusiness.${type}`))} />
      </Place>
      <Place field="companyWebsite" width="line">
        <TextField {...text('companyWebsite')} type="url" autoCapitalize="none" autoComplete="url" />
      </Place>
      <Place field="numberOfEmployees">
        <NumberField {...number('numberOfEmployees')} />
      </Place>
      <Place field="annualRevenue">
        <NumberField {...number('annualRevenue')} decimals={2} suffix="€" />
      </Place>
    </Places>
  )
}
