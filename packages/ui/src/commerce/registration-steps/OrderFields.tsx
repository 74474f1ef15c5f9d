import { Checkbox } from '../../components/checkbox'
import { NumberField } from '../../components/number-field'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { Place, Places } from './Place'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 3: what will be ordered. */
export function OrderFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { text, number, tick } = useFieldProps(props)
  return (
    <Places>
      <Place field="productsOfInterest" width="line">
        <TextField {...text('productsOfInterest')} hint={t('hint.productsOfInterest')} />
      </Place>
      <Place field="specificBrands" width="line">
        <TextField {...text('specificBrands')} />
      </Place>
      <Place field="estimatedOrderVolume">
        <NumberField {...number('estimatedOrderVolume')} hint={t('hint.estimatedOrderVolume')} />
      </Place>
      <Place field="orderFrequency">
        <NumberField {...number('orderFrequency')} hint={t('hint.orderFrequency')} />
      </Place>
      <Place field="privateLabelInterest" width="line">
        <Checkbox {...tick('privateLabelInterest')}>{t('label.privateLabelInterest')}</Checkbox>
      </Place>
    </Places>
  )
}
