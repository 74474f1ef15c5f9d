import { Combobox } from '../../../components/forms/combobox'
import { NumberField } from '../../../components/forms/number-field'
import { SelectField } from '../../../components/forms/select-field'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { FieldCell, FieldGrid } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 1: the company. */
export function CompanyFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, number, choice } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="companyName" width="line">
        <TextField {...text('companyName')} autoComplete="organization" />
      </FieldCell>
      <FieldCell field="employerId">
        <TextField {...text('employerId')} hint={t('hint.employerId')} autoCapitalize="none" />
      </FieldCell>
      <FieldCell field="dunsNumber">
        <TextField {...text('dunsNumber')} inputMode="numeric" />
      </FieldCell>
      <FieldCell field="country">
        <Combobox {...text('country')} hint={t('hint.country')} options={props.countries} autoComplete="country-name" />
      </FieldCell>
      <FieldCell field="typeOfBusiness">
        <SelectField {...choice('typeOfBusiness', (type) => t(`typeOfBusiness.${type}`))} />
      </FieldCell>
      <FieldCell field="companyWebsite" width="line">
        <TextField {...text('companyWebsite')} type="url" autoCapitalize="none" autoComplete="url" />
      </FieldCell>
      <FieldCell field="numberOfEmployees">
        <NumberField {...number('numberOfEmployees')} />
      </FieldCell>
      <FieldCell field="annualRevenue">
        <NumberField {...number('annualRevenue')} decimals={2} suffix="€" />
      </FieldCell>
    </FieldGrid>
  )
}
