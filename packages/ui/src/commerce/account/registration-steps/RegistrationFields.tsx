import { useEffect } from 'react'
import { Skeleton } from '../../../components/feedback/skeleton'
import { OptionalMark } from '../../../components/forms/field'
import { DateField } from '../../../components/forms/date-field'
import { TextField } from '../../../components/forms/text-field'
import { Checkbox } from '../../../components/forms/checkbox'
import { NumberField } from '../../../components/forms/number-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { registrationShopWords } from '../../../words/generated/registration-shop'
import { SelectField } from '../../../components/forms/select-field'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { Combobox } from '../../../components/forms/combobox'
import { type RegistrationFieldsProps, useFieldProps } from './use-field-props'
import { AskedFields, FieldCell, FieldGrid, IfAsked } from './FieldCell'

/** In the form of few shops. */
const LazyAddressFields = lazyWithRetry(() =>
  import('./AddressFields').then(({ AddressFields }) => ({ default: AddressFields })),
)

/** Loaded after the first step, with the controls that only the last one has. */
const LazyConsentFields = lazyWithRetry(() =>
  import('./ConsentFields').then(({ ConsentFields }) => ({ default: ConsentFields })),
)

/** Loads the fields of all steps. */
export const preloadRegistrationFields = () => Promise.all([LazyAddressFields.preload(), LazyConsentFields.preload()])

/** Step 5: the licence, sales channels and consents. */
function LastFields(props: RegistrationFieldsProps) {
  return (
    <LazyBoundary fallback={<Skeleton height="24rem" />}>
      <LazyConsentFields {...props} />
    </LazyBoundary>
  )
}

/** Step 4: payment and shipping. */
function PaymentFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const { answer, text, choice, checkbox } = useFieldProps(props)
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
      <FieldCell field="deliveryOption">
        <SelectField
          {...answer('deliveryOption')}
          placeholder={t('choose')}
          options={props.deliveryOptions.map((name) => ({ value: name, label: name }))}
        />
      </FieldCell>
      <FieldCell field="customsBroker">
        <TextField {...text('customsBroker')} hint={t('hint.customsBroker')} />
      </FieldCell>
      <FieldCell field="creditCheckRequired" also="importingExperienceFromEurope" width="line">
        <IfAsked field="creditCheckRequired">
          <Checkbox {...checkbox('creditCheckRequired')}>
            {t('label.creditCheckRequired')}
            <OptionalMark />
          </Checkbox>
        </IfAsked>
        <IfAsked field="importingExperienceFromEurope">
          <Checkbox {...checkbox('importingExperienceFromEurope')}>
            {t('label.importingExperienceFromEurope')}
            <OptionalMark />
          </Checkbox>
        </IfAsked>
      </FieldCell>
      <IfAsked field="deliveryCountry">
        <LazyBoundary>
          <LazyAddressFields {...props} />
        </LazyBoundary>
      </IfAsked>
    </FieldGrid>
  )
}

/** Step 3: expected orders. */
function OrderFields(props: RegistrationFieldsProps) {
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
        <Checkbox {...checkbox('privateLabelInterest')}>
          {t('label.privateLabelInterest')}
          <OptionalMark />
        </Checkbox>
      </FieldCell>
    </FieldGrid>
  )
}

/** Step 2: the contact person. */
function ContactFields(props: RegistrationFieldsProps) {
  const { answer, text } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="fullName">
        <TextField {...text('fullName')} autoComplete="name" />
      </FieldCell>
      <FieldCell field="jobTitle">
        <TextField {...text('jobTitle')} autoComplete="organization-title" />
      </FieldCell>
      <FieldCell field="email">
        <TextField {...text('email')} type="email" autoCapitalize="none" autoComplete="email" />
      </FieldCell>
      <FieldCell field="phone">
        <TextField {...text('phone')} type="tel" autoComplete="tel" />
      </FieldCell>
      <FieldCell field="preferredDeliveryDays">
        <DateField {...answer('preferredDeliveryDays')} min={props.today} />
      </FieldCell>
    </FieldGrid>
  )
}

const fields = { 1: CompanyFields, 2: ContactFields, 3: OrderFields, 4: PaymentFields, 5: LastFields } as const

/** The fields of a step (Specification (accounts) §3 and §5). */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const Fields = fields[props.step]
  const isBegun = props.step > 1
  useEffect(() => {
    // If it fails, the last step tries again.
    if (isBegun) void LazyConsentFields.preload()
  }, [isBegun])
  return (
    <AskedFields value={props.asked}>
      <Fields {...props} />
    </AskedFields>
  )
}

/** Step 1: the company. */
function CompanyFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const own = useWords(registrationShopWords)
  const { register } = props
  const { text, number, choice } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="companyName" width="line">
        <TextField {...text('companyName')} autoComplete="organization" />
      </FieldCell>
      <FieldCell field="employerId">
        <TextField
          {...text('employerId')}
          label={register ? own(`label.employerId.${register}`) : t('label.employerId')}
          hint={register ? own(`hint.employerId.${register}`) : t('hint.employerId')}
          autoCapitalize="none"
        />
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
