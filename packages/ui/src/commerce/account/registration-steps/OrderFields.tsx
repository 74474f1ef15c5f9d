import { Checkbox } from '../../../components/forms/checkbox'
import { NumberField } from '../../../components/forms/number-field'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { FieldCell, FieldGrid } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 3: expected orders. */
export function OrderFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, number, checkbox } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="productsOfInterest" width="line">
        <TextField {...text('productsOfInterest')} hint={t('hint.productsOfInterest')} />
      </FieldCell>
      <FieldCell field="specificBrands" width="line">
        <TextField {...text('specificBrands')} />
      </FieldCell>
      <FieldCell field="estimatedOrderVolume">
        <NumberField {...number('estimatedOrderVolume')} hint={t('hint.estimatedOrderVolume')} />
      </FieldCell>
      <FieldCell field="orderFrequency">
        <NumberField {...number('orderFrequency')} hint={t('hint.orderFrequency')} />
      </FieldCell>
      <FieldCell field="privateLabelInterest" width="line">
        <Checkbox {...checkbox('privateLabelInterest')}>{t('label.privateLabelInterest')}</Checkbox>
      </FieldCell>
    </FieldGrid>
  )
}
