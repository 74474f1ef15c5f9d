import { Combobox } from '../../components/combobox'
import { NumberField } from '../../components/number-field'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { Place, Places } from './Place'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 1: the company. */
export function CompanyFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, number, choice } = useFieldProps(props)
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
          options={props.countries}
          autoComplete="country-name"
        />
      </Place>
      <Place field="typeOfBusiness">
        <SelectField {...choice('typeOfBusiness', (type) => t(`typeOfBusiness.${type}`))} />
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
