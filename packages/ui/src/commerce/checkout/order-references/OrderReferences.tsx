import type { ReferenceField, ReferenceLimits, ReferencesActions } from '@skafferi/domain/shop/checkout/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { TextArea } from '../../../components/forms/text-area'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { checkoutWords } from '../../../words/generated/checkout'
import { controlsWords } from '../../../words/generated/controls'
import { useProblemText } from '../../service/problem-text'

export interface OrderReferencesProps extends Pick<ReferencesActions, 'values' | 'faults' | 'state' | 'problem'> {
  /** Maximum length of each field. */
  limits: ReferenceLimits
  /** `required` if the company cannot order without a number; `optional` by default. */
  poNumber?: 'optional' | 'required'
  /** `missing` if an order was refused without the number: the field has an error. Default `given`. */
  poState?: 'given' | 'missing'
  /** A text was edited. */
  onEdit: ReferencesActions['edit']
  /** A field lost the focus, or Try Again was pressed. */
  onSave: () => void
}

/**
 * The buyer's references for the order, and notes for warehouse and driver. Each field is saved on blur; a text that is
 * too long or could not be saved stays.
 */
export function OrderReferences(props: OrderReferencesProps) {
  const { values, faults, state, limits, poNumber = 'optional', poState = 'given', onEdit, onSave } = props
  const t = useWords(checkoutWords)

  function errorOf(field: ReferenceField): string | undefined {
    const limit = limits[field]
    if (faults[field]) return t('references.tooLong', { limit, over: values[field].trim().length - limit })
    return field === 'po_number' && poState === 'missing' ? t('missing.po_number') : undefined
  }

  function fieldProps(field: ReferenceField) {
    return {
      name: field,
      label: t(`references.${field}`),
      value: values[field],
      error: errorOf(field),
      need: field === 'po_number' ? poNumber : ('optional' as const),
      onChange: ({ value }: { value: string }) => onEdit({ field, value }),
      onBlur: onSave,
    }
  }

  const missingAttribute = (field: ReferenceField) => (errorOf(field) === undefined ? undefined : true)
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div data-missing={missingAttribute('po_number')}>
          <TextField {...fieldProps('po_number')} autoComplete="off" spellCheck={false} />
        </div>
        <div data-missing={missingAttribute('customer_reference')}>
          <TextField {...fieldProps('customer_reference')} autoComplete="off" />
        </div>
      </div>
      <div data-missing={missingAttribute('note')}>
        <TextArea
          {...fieldProps('note')}
          length="short"
          hint={t('references.note.hint')}
          counter={t('references.counter', { used: values.note.length, limit: limits.note })}
        />
      </div>
      <div data-missing={missingAttribute('reception_hours')}>
        <TextField {...fieldProps('reception_hours')} autoComplete="off" hint={t('references.reception_hours.hint')} />
      </div>
      <p role="status" className="-mt-2 min-h-4 text-xs text-ink-muted print:hidden">
        {state !== 'idle' && t(`references.${state}`)}
      </p>
      {props.problem && <NotSaved problem={props.problem} onSave={onSave} />}
    </div>
  )
}

function NotSaved({ problem, onSave }: { problem: NonNullable<OrderReferencesProps['problem']>; onSave: () => void }) {
  const t = useWords(controlsWords)
  const problemText = useProblemText()
  return (
    <div data-missing>
      <BannerMessage
        tone="critical"
        announce="polite"
        action={
          <Button variant="quiet" size="sm" onPress={onSave}>
            {t('tryAgain')}
          </Button>
        }
      >
        {problemText(problem)}
      </BannerMessage>
    </div>
  )
}
