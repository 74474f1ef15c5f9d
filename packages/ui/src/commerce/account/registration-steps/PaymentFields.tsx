import { Checkbox } from '../../../components/forms/checkbox'
import { SelectField } from '../../../components/forms/select-field'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { FieldCell, FieldGrid } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 4: payment and shipping. */
export function PaymentFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, choice, checkbox } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="fdaRegistrationStatus">
        <SelectField {...choice('fdaRegistrationStatus', (status) => t(`fdaRegistrationStatus.${status}`))} />
      </FieldCell>
      <FieldCell field="taxIdExemption">
        <TextField {...text('taxIdExemption')} hint={t('hint.taxIdExemption')} />
      </FieldCell>
      <FieldCell field="preferredPaymentMethod">
        <SelectField {...choice('preferredPaymentMethod', (method) => t(`preferredPaymentMethod.${method}`))} />
      </FieldCell>
      <FieldCell field="paymentConnectionId">
        <TextField {...text('paymentConnectionId')} hint={t('hint.paymentConnectionId')} />
      </FieldCell>
      <FieldCell field="shippingPreferences">
        <SelectField {...choice('shippingPreferences', (carrier) => t(`shippingPreferences.${carrier}`))} />
      </FieldCell>
      <FieldCell field="customsBroker">
        <TextField {...text('customsBroker')} hint={t('hint.customsBroker')} />
      </FieldCell>
      <FieldCell field="creditCheckRequired" width="line">
        <Checkbox {...checkbox('creditCheckRequired')}>{t('label.creditCheckRequired')}</Checkbox>
        <Checkbox {...checkbox('importingExperienceFromEurope')}>{t('label.importingExperienceFromEurope')}</Checkbox>
      </FieldCell>
    </FieldGrid>
  )
}
