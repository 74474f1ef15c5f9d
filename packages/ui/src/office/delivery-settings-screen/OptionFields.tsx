import type { DeliveryDraft, DeliveryOptionDraft, DeliverySettingsView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Menu } from '../../components/actions/menu'
import { PencilIcon, PlusIcon } from '../../components/content/icon'
import { Checkbox } from '../../components/forms/checkbox'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeDeliveryWords } from '../../words/generated/office-delivery'
import { useFocusAfterRemoval } from '../use-focus-after-removal'
import { CheckboxGroup } from './CheckboxGroup'
import { useFocusAdded } from './use-focus-added'

/** The fields of an option, in the order of the form. */
export const optionFields = ['name', 'price', 'goodsFrom', 'minDays', 'maxDays', 'countries'] as const

/** What a group of fields needs from its form. */
export interface FieldGroupProps {
  editable: boolean
  /** Returns the name, the error and the blur handler of a field. */
  control: (field: string) => { name: string; error: string | undefined; onBlur: () => void }
  onType: (change: Partial<DeliveryDraft>) => void
}

interface OptionFieldsProps extends FieldGroupProps {
  options: readonly DeliveryOptionDraft[]
  countries: DeliverySettingsView['countries']
  /** The maximum number of options. */
  limit: number
  onAdd: () => void
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)]
}

const nameOfOption = (index: number) => `options.${index}.name`

/** The delivery options in display order, each with its fields. */
export function OptionFields({ options, countries, limit, editable, control, onType, onAdd }: OptionFieldsProps) {
  const t = useWords(officeDeliveryWords)
  const { container, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(
    options.length,
    '[data-actions] > button',
    '[data-add] button',
  )

  const focusAdded = useFocusAdded(container, options.length, nameOfOption)

  function act(action: string, index: number) {
    if (action === 'remove') {
      focusAfterRemoval(index)
      onType({ options: options.filter((_, other) => other !== index) })
    } else {
      onType({ options: moved(options, index, action === 'up' ? index - 1 : index + 1) })
    }
  }

  return (
    <div ref={container} className="grid gap-3">
      {options.length === 0 && <p className="text-ink-muted">{t('options.none')}</p>}
      {options.map((option, index) => {
        const name = option.name.trim() || t('option.new')
        const at = `options.${index}`
        const change = (part: Partial<DeliveryOptionDraft>) =>
          onType({ options: options.map((each, other) => (other === index ? { ...each, ...part } : each)) })
        const text = (field: 'name' | 'price' | 'goodsFrom' | 'minDays' | 'maxDays') => ({
          ...control(`${at}.${field}`),
          label: t(`field.${field}`),
          readOnly: !editable,
          value: option[field],
          onChange: ({ value }: { value: string }) => change({ [field]: value }),
        })
        return (
          <fieldset
            key={option.id}
            className={
              'm-0 grid min-w-0 grid-cols-2 gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 lg:grid-cols-4'
            }
          >
            <legend className="sr-only">{name}</legend>
            <div data-actions className="col-span-full flex min-h-control items-center justify-between gap-2">
              <b aria-hidden className="min-w-0 wrap-anywhere">
                {name}
              </b>
              {editable && (
                <Menu
                  label={t('option.actions', { option: name })}
                  icon={<PencilIcon />}
                  items={[
                    ...(index > 0 ? [{ id: 'up', label: t('option.up') }] : []),
                    ...(index < options.length - 1 ? [{ id: 'down', label: t('option.down') }] : []),
                    { id: 'remove', label: t('option.remove') },
                  ]}
                  onSelect={({ id }) => act(id, index)}
                />
              )}
            </div>
            <div className="col-span-full min-w-0">
              <TextField {...text('name')} maxLength={60} />
            </div>
            <TextField {...text('price')} hint={t('field.price.hint')} inputMode="decimal" prefix="€" />
            <TextField {...text('goodsFrom')} hint={t('field.goodsFrom.hint')} inputMode="decimal" prefix="€" />
            <TextField {...text('minDays')} inputMode="numeric" />
            <TextField {...text('maxDays')} inputMode="numeric" />
            <div className="col-span-full">
              <CheckboxGroup
                label={t('field.countries')}
                field={`${at}.countries`}
                error={control(`${at}.countries`).error}
                editable={editable}
                choices={countries.map(({ code, name: label }) => ({ value: code, label }))}
                value={option.countries}
                onChange={({ value }) => change({ countries: value })}
              />
            </div>
            <div className="col-span-full">
              <Checkbox
                name={`${at}.isMaxCalendar`}
                checked={option.isMaxCalendar}
                disabled={!editable}
                onChange={({ checked }) => change({ isMaxCalendar: checked })}
              >
                {t('field.isMaxCalendar')}
              </Checkbox>
            </div>
          </fieldset>
        )
      })}
      {editable && options.length < limit && (
        <div data-add>
          <Button
            variant="secondary"
            onPress={() => {
              focusAdded()
              onAdd()
            }}
          >
            <PlusIcon size="sm" />
            {t('options.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
