import type { ClosureDraft } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon, PlusIcon } from '../../components/content/icon'
import { DateField } from '../../components/forms/date-field'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeDeliveryWords } from '../../words/generated/office-delivery'
import { useFocusAfterRemoval } from '../use-focus-after-removal'
import type { FieldGroupProps } from './OptionFields'
import { useFocusAdded } from './use-focus-added'

/** The fields of a closure, in the order of the form. */
export const closureFields = ['from', 'to', 'reason'] as const

interface ClosureFieldsProps extends FieldGroupProps {
  closures: readonly ClosureDraft[]
  /** The maximum number of closures. */
  limit: number
}

const nameOfClosure = (index: number) => `closures.${index}.from`

/** The days on which nothing leaves. */
export function ClosureFields({ closures, limit, editable, control, onType }: ClosureFieldsProps) {
  const t = useWords(officeDeliveryWords)
  const { container, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(
    closures.length,
    '[data-remove] button',
    '[data-add] button',
  )
  const focusAdded = useFocusAdded(container, closures.length, nameOfClosure)

  function add() {
    focusAdded()
    onType({ closures: [...closures, { from: '', to: '', reason: '' }] })
  }

  return (
    <div ref={container} className="grid gap-3">
      {closures.length === 0 && <p className="text-ink-muted">{t('closures.none')}</p>}
      {closures.map(({ from, to, reason }, index) => {
        const at = `closures.${index}`
        const number = index + 1
        const change = (part: Partial<ClosureDraft>) =>
          onType({ closures: closures.map((each, other) => (other === index ? { ...each, ...part } : each)) })
        return (
          <fieldset
            // A closure has no identity besides its place: equal ones may be added.
            key={index}
            className={
              'm-0 grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-0 p-0 ' +
              'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_auto]'
            }
          >
            <legend className="sr-only">{t('closure.name', { number })}</legend>
            <DateField
              {...control(`${at}.from`)}
              label={t('field.from')}
              disabled={!editable}
              value={from}
              onChange={({ value }) => change({ from: value })}
            />
            <div className="max-sm:order-1 max-sm:col-span-full">
              <DateField
                {...control(`${at}.to`)}
                label={t('field.to')}
                min={from}
                disabled={!editable}
                value={to}
                onChange={({ value }) => change({ to: value })}
              />
            </div>
            <div className="max-sm:order-1 max-sm:col-span-full">
              <TextField
                {...control(`${at}.reason`)}
                label={t('field.reason')}
                maxLength={60}
                readOnly={!editable}
                value={reason}
                onChange={({ value }) => change({ reason: value })}
              />
            </div>
            {editable && (
              <div data-remove className="pt-6">
                <IconButton
                  label={t('closure.remove', { number })}
                  icon={<CloseIcon />}
                  onPress={() => {
                    focusAfterRemoval(index)
                    onType({ closures: closures.filter((_, other) => other !== index) })
                  }}
                />
              </div>
            )}
          </fieldset>
        )
      })}
      {editable && closures.length < limit && (
        <div data-add>
          <Button variant="secondary" onPress={add}>
            <PlusIcon size="sm" />
            {t('closures.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
