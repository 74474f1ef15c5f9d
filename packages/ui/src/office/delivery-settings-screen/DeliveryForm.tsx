import type { DeliveryDraft, DeliverySettingsView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officeDeliveryWords } from '../../words/generated/office-delivery'
import { useFormErrors } from '../form-errors'
import { useFaultTexts } from '../problem-text'
import { CheckboxGroup } from './CheckboxGroup'
import { ClosureFields, closureFields } from './ClosureFields'
import { OptionFields, optionFields } from './OptionFields'
import { TaxRates } from './TaxRates'

const dispatchFields = ['cutOff', 'timeZone', 'preparation', 'workingDays'] as const

/** The paths of all fields, in the order of the form. */
function fieldsOf({ options, closures }: DeliveryDraft): string[] {
  return [
    'options',
    ...options.flatMap((_, index) => optionFields.map((field) => `options.${index}.${field}`)),
    ...dispatchFields,
    'closures',
    ...closures.flatMap((_, index) => closureFields.map((field) => `closures.${index}.${field}`)),
  ]
}

export interface DeliveryFormProps {
  settings: DeliverySettingsView
  /** True if the operator may change them. */
  editable: boolean
  saving: boolean
  /** The store's refusals by path of the field. */
  refused: Readonly<Partial<Record<string, Reason>>>
  onType: (change: Partial<DeliveryDraft>) => void
  /** Adds an option to fill in, at the end. */
  onAddOption: () => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of the delivery settings. */
export function DeliveryForm({
  settings,
  editable,
  saving,
  refused,
  onType,
  onAddOption,
  onDiscard,
  onSave,
}: DeliveryFormProps) {
  const t = useWords(officeDeliveryWords)
  const { draft, changed, country, countries, timeZones, weekdays, limits } = settings
  const faults = useFaultTexts(settings.faults)

  function labelOf(field: string): string {
    const [section, index, name = ''] = field.split('.')
    if (index === undefined) return t(`field.${section as keyof DeliveryDraft}`)
    const label = t(`field.${name as (typeof optionFields)[number] | (typeof closureFields)[number]}`)
    const number = Number(index)
    const owner =
      section === 'options'
        ? draft.options[number]?.name.trim() || t('option.new')
        : t('closure.name', { number: number + 1 })
    return t('option.field', { option: owner, field: label })
  }

  const { page, errorOf, onBlur } = useFormErrors<string, string>({
    fields: fieldsOf(draft),
    changed,
    // While the sentences load, a fault prevents saving already.
    faults: Object.fromEntries(Object.keys(settings.faults).map((field) => [field, faults[field] ?? ' '])),
    refused,
    editable,
    saving,
    labelOf,
    faultText: (text) => text,
    onDiscard,
    onSave,
  })
  const control = (field: string) => ({ name: field, error: errorOf(field), onBlur: () => onBlur(field) })
  const parts = { editable, control, onType }
  const countryName = countries.find(({ code }) => code === country)?.name ?? country
  return (
    <FormPage label={t('title')} {...page}>
      <FormSection title={t('section.options')} hint={t('section.options.hint')}>
        <FormPart width="full" changed={changed.includes('options')}>
          <OptionFields
            {...parts}
            options={draft.options}
            countries={countries}
            limit={limits.options}
            onAdd={onAddOption}
          />
        </FormPart>
      </FormSection>
      <FormSection title={t('section.dispatch')} hint={t('section.dispatch.hint', { country: countryName })}>
        <FormPart width="third" changed={changed.includes('cutOff')}>
          <TextField
            {...control('cutOff')}
            label={t('field.cutOff')}
            hint={t('field.cutOff.hint')}
            maxLength={5}
            readOnly={!editable}
            value={draft.cutOff}
            onChange={({ value }) => onType({ cutOff: value.trim() })}
          />
        </FormPart>
        <FormPart width="third" changed={changed.includes('timeZone')}>
          <SelectField
            {...control('timeZone')}
            label={t('field.timeZone')}
            disabled={!editable}
            options={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={draft.timeZone}
            onChange={({ value }) => onType({ timeZone: value })}
          />
          {editable && settings.suggestedTimeZone !== null && (
            <div className="pt-1.5">
              <Button
                variant="quiet"
                size="sm"
                onPress={() => onType({ timeZone: settings.suggestedTimeZone ?? draft.timeZone })}
              >
                {t('timeZone.use', { zone: settings.suggestedTimeZone.replaceAll('_', ' '), country: countryName })}
              </Button>
            </div>
          )}
        </FormPart>
        <FormPart width="third" changed={changed.includes('preparation')}>
          <TextField
            {...control('preparation')}
            label={t('field.preparation')}
            hint={t('field.preparation.hint')}
            inputMode="numeric"
            maxLength={3}
            readOnly={!editable}
            value={draft.preparation}
            onChange={({ value }) => onType({ preparation: value.trim() })}
          />
        </FormPart>
        <FormPart width="full" changed={changed.includes('workingDays')}>
          <CheckboxGroup
            label={t('field.workingDays')}
            field="workingDays"
            error={errorOf('workingDays')}
            editable={editable}
            choices={weekdays.map(({ day, name }) => ({ value: day, label: name }))}
            value={draft.workingDays}
            onChange={({ value }) => onType({ workingDays: value })}
          />
        </FormPart>
        <FormPart width="full">
          <Example example={settings.example} />
        </FormPart>
      </FormSection>
      <FormSection title={t('section.closures')} hint={t('section.closures.hint')}>
        <FormPart width="full" changed={changed.includes('closures')}>
          <ClosureFields {...parts} closures={draft.closures} limit={limits.closures} />
        </FormPart>
      </FormSection>
      <FormSection title={t('section.tax')} hint={t('section.tax.hint')}>
        {settings.taxRates.map((rates) => (
          <FormPart key={rates.country} width="full">
            <TaxRates {...rates} />
          </FormPart>
        ))}
      </FormSection>
    </FormPage>
  )
}

/** When an order placed now would leave and arrive with the draft. */
function Example({ example }: Pick<DeliverySettingsView, 'example'>) {
  const t = useWords(officeDeliveryWords)
  const { leaves, arrival } = example ?? {}
  if (leaves === undefined) return <p className="text-sm text-ink-muted">{t('example.faulty')}</p>
  return (
    <p className="num text-sm">{arrival ? t('example', { leaves, ...arrival }) : t('example.noArrival', { leaves })}</p>
  )
}
