import { useRef, useState } from 'react'
import type { BulkChangeView, BulkKind, BulkRequest, CategoryChoice } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Progress } from '../../components/feedback/progress'
import { Checkbox } from '../../components/forms/checkbox'
import { ChipsField } from '../../components/forms/chips-field'
import { NumberField } from '../../components/forms/number-field'
import { SelectField } from '../../components/forms/select-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { focusFirstField } from '../../internal/focus-first-field'
import { useWords } from '../../words'
import { officeBulkWords } from '../../words/generated/office-bulk'
import { categoryOptions } from '../category-options'
import { BulkPlan } from './BulkPlan'
import { EMPTY_SALE, SaleFields, toSaleRequest, type SaleDraft } from './SaleFields'

export interface BulkDialogProps {
  kind: BulkKind
  /** The number of selected products. */
  count: number
  categories: readonly CategoryChoice[]
  /** The plan; `null` until the user has asked for it. */
  change: BulkChangeView | null
  /** True while the change is planned or applied. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** The user asks what the change would do. */
  onPlan: (event: BulkRequest) => void
  /** The user returns from the preview to what was typed. */
  onBack: () => void
  /** The user applies the plan. The parent closes the dialog once it is done. */
  onApply: () => void
  /** The user closes the dialog. */
  onClose: () => void
}

interface Draft {
  percent: number | null
  category: string
  add: readonly string[]
  remove: readonly string[]
  sale: SaleDraft
}

const EMPTY_DRAFT: Draft = { percent: null, category: '', add: [], remove: [], sale: EMPTY_SALE }

const isUsable = (percent: number | null) => percent !== null && percent !== 0 && percent >= -90 && percent <= 500

/** True for changes without a draft. */
const needsNothing = (kind: BulkKind): kind is 'publish' | 'archive' | 'restore' =>
  kind === 'publish' || kind === 'archive' || kind === 'restore'

/** The request of a draft; null if something is missing. */
function toRequest(kind: BulkKind, { percent, category, add, remove, sale }: Draft): BulkRequest | null {
  if (kind === 'flash_sale') return toSaleRequest(sale)
  if (kind === 'price') return percent !== null && isUsable(percent) ? { kind, percent } : null
  if (kind === 'category') return category === '' ? null : { kind, category }
  if (kind === 'tags') return add.length + remove.length === 0 ? null : { kind, add, remove }
  return { kind }
}

/** A dialog to change many products: what to change, then a preview, then the progress. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, count, categories, change, busy, failure, onPlan, onBack, onApply, onClose } = props
  const t = useWords(officeBulkWords)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const request = toRequest(kind, draft)
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const hasJumps = change !== null && change.priceJumps > 0

  function incomplete(): string | null {
    if (change?.count === 0) return t('plan.none')
    if (change) return hasJumps && !isConfirmed ? t('jumpsNeeded') : null
    return request === null && !needsNothing(kind) ? t(`incomplete.${kind}`) : null
  }

  function goBack() {
    setIsConfirmed(false)
    onBack()
  }

  function submit() {
    if (change !== null) onApply()
    else if (request) onPlan(request)
  }

  return (
    <DraftDialog
      form={form}
      title={t(`title.${kind}`, { count })}
      busy={busy}
      changed={change === null && draft !== EMPTY_DRAFT}
      incomplete={incomplete()}
      failure={failure}
      words={{
        send: change === null ? t('preview') : t(`apply.${kind}`),
        sending: change === null ? t('previewing') : t('applying'),
        leave: t('leave'),
        unsaved: t('unsaved'),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {change === null ? (
        <div ref={focusFirstField}>
          <Fields kind={kind} draft={draft} categories={categories} onChange={set} />
        </div>
      ) : (
        <div className="grid gap-3">
          <BulkPlan change={change} />
          {change.state === 'planned' && !needsNothing(kind) && (
            <div>
              <Button size="sm" variant="secondary" disabled={busy} onPress={goBack}>
                {t('back')}
              </Button>
            </div>
          )}
          {hasJumps && (
            <Checkbox checked={isConfirmed} onChange={({ checked }) => setIsConfirmed(checked)}>
              {t('jumps', { count: change.priceJumps })}
            </Checkbox>
          )}
          {change.state === 'applied' && change.count > 0 && (
            <Progress
              label={t('progress')}
              value={change.count - change.remaining}
              max={change.count}
              text={t('progressText', { done: change.count - change.remaining, count: change.count })}
            />
          )}
        </div>
      )}
    </DraftDialog>
  )
}

interface FieldsProps extends Pick<BulkDialogProps, 'kind' | 'categories'> {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

function Fields({ kind, draft, categories, onChange }: FieldsProps) {
  const t = useWords(officeBulkWords)
  if (kind === 'flash_sale')
    return <SaleFields draft={draft.sale} onChange={(part) => onChange({ sale: { ...draft.sale, ...part } })} />
  if (kind === 'price')
    return (
      <div className="grid gap-3">
        <NumberField
          label={t('percent')}
          hint={t('percentHint')}
          error={draft.percent === null || isUsable(draft.percent) ? undefined : t('percentWrong')}
          name="percent"
          value={draft.percent}
          min={-90}
          max={500}
          decimals={1}
          suffix="%"
          onChange={({ value }) => onChange({ percent: value })}
        />
        <p className="text-xs text-ink-muted">{t('rounding')}</p>
      </div>
    )
  if (kind === 'category')
    return (
      <SelectField
        label={t('category')}
        name="category"
        value={draft.category}
        placeholder={t('chooseCategory')}
        options={categoryOptions(categories, ({ name }) => name)}
        onChange={({ value }) => onChange({ category: value })}
      />
    )
  if (kind === 'tags')
    return (
      <div className="grid gap-3">
        <ChipsField
          label={t('addTags')}
          name="add"
          value={draft.add}
          maxLength={60}
          onChange={({ value }) => onChange({ add: value })}
        />
        <ChipsField
          label={t('removeTags')}
          name="remove"
          value={draft.remove}
          maxLength={60}
          onChange={({ value }) => onChange({ remove: value })}
        />
      </div>
    )
  return <p className="text-sm">{t(`plan.${kind}`)}</p>
}
