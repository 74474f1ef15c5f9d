import { Checkbox } from '../../components/checkbox'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { Place, Places } from './Place'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 4: how it is paid and how it travels. */
export function PaymentFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, choice, tick } = useFieldProps(props)
  return (
    <Places>
      <Place field="fdaRegistrationStatus">
        <SelectField {...choice('fdaRegistrationStatus', (status) => t(`fdaRegistrationStatus.${status}`))} />
      </Place>
      <Place field="taxIdExemption">
        <TextField {...text('taxIdExemption')} hint={t('hint.taxIdExemption')} />
      </Place>
      <Place field="preferredPaymentMethod">
        <SelectField {...choice('preferredPaymentMethod', (method) => t(`preferredPaymentMethod.${method}`))} />
      </Place>
      <Place field="paymentConnectionId">
        <TextField {...text('paymentConnectionId')} />
      </Place>
      <Place field="shippingPreferences">
        <SelectField {...choice('shippingPreferences', (carrier) => t(`shippingPreferences.${carrier}`))} />
      </Place>
      <Place field="customsBroker">
        <TextField {...text('customsBroker')} hint={t('hint.customsBroker')} />
      </Place>
      <Place field="creditCheckRequired" width="line">
        <Checkbox {...tick('creditCheckRequired')}>{t('label.creditCheckRequired')}</Checkbox>
        <Checkbox {...tick('importingExperienceFromEurope')}>{t('label.importingExperienceFromEurope')}</Checkbox>
      </Place>
    </Places>
  )
}
