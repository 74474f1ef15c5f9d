import { useEffect, useRef, useState } from 'react'
import type {
  CorrectionReason,
  CorrectionStart,
  ProductStockView,
  StockArticleView,
  StockChange,
} from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { DateField } from '../../components/forms/date-field'
import { NumberField } from '../../components/forms/number-field'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeStockDialogWords } from '../../words/generated/office-stock-dialog'
import { officeStockMovementsWords } from '../../words/generated/office-stock-movements'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure } from '../page-header'

/** The reasons of a correction, in the order of the list. */
const reasons: readonly CorrectionReason[] = [
  'counted',
  'damaged',
  'expired',
  'lost',
  'returned',
  'own_use',
  'booked_by_mistake',
  'other',
]

/** The most pieces of one change, as in the contract. */
const mostPieces = 100_000_000

export interface StockDialogProps {
  /** What is added: pieces that came in, or a correction. */
  kind: StockChange['kind']
  /** What a correction begins with; empty fields if omitted. */
  start?: CorrectionStart
  /** The product's articles. */
  stock: OfficeLoad<ProductStockView>
  /** True while the change is sent. */
  busy: boolean
  /** Text of a failed change; `null` otherwise. What was typed stays. */
  failure: string | null
  /** The user sends the change. */
  onSend: (change: StockChange) => void
  /** The user closes the dialog. */
  onClose: () => void
}

interface Draft {
  /** `null` for the first article. */
  sku: string | null
  pieces: number | null
  /** `null` if it was not edited. */
  availableFrom: string | null
  /** The delivery note, or the note of a correction. */
  note: string
  reason: CorrectionReason | ''
}

const empty: Draft = { sku: null, pieces: null, availableFrom: null, note: '', reason: '' }

/** The pieces of a draft; null if they cannot be sent. */
function piecesOf({ pieces }: Draft, kind: StockChange['kind']): number | null {
  if (pieces === null || pieces === 0 || Math.abs(pieces) > mostPieces) return null
  return kind === 'goods_in' && pieces < 0 ? null : pieces
}

/** The change of a draft; null while something is missing. */
function toChange(draft: Draft, kind: StockChange['kind'], sku: string): StockChange | null {
  const { availableFrom, reason, note } = draft
  const pieces = piecesOf(draft, kind)
  if (pieces === null) return null
  if (kind === 'goods_in') return { kind, sku, pieces, availableFrom, reference: note }
  if (reason === '' || (reason === 'other' && note.trim() === '')) return null
  return { kind, sku, pieces, reason, note }
}

/** A dialog that adds to the stock of an article: goods that came in, or a correction with a reason. */
export function StockDialog({ kind, start, stock, busy, failure, onSend, onClose }: StockDialogProps) {
  const t = useWords(officeStockDialogWords)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({ ...empty, ...start })
  const view = stock.status === 'ready' ? stock.view : null
  const article = view?.articles.find(({ sku }) => sku === draft.sku) ?? view?.articles[0] ?? null
  const change = article && toChange(draft, kind, article.sku)
  const { pieces, availableFrom, note, reason } = draft
  const isReady = article !== null
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLInputElement>('[name=pieces]')?.focus()
  }, [isReady])

  function incomplete(): string | null {
    if (view !== null && article === null) return t('noSku')
    if (article === null) return t('loading')
    if (change !== null) return null
    if (kind === 'goods_in') return t('goodsIn.incomplete')
    if (piecesOf(draft, kind) === null) return t('correction.incomplete.pieces')
    return t(reason === '' ? 'correction.incomplete.reason' : 'correction.incomplete.note')
  }

  const words = kind === 'goods_in' ? 'goodsIn' : 'correction'
  return (
    <DraftDialog
      form={form}
      title={view === null ? t(words) : t(`${words}.title`, { name: view.title })}
      busy={busy}
      changed={pieces !== null || availableFrom !== null || note !== '' || reason !== ''}
      incomplete={incomplete()}
      failure={failure}
      words={{ send: t(`${words}.send`), sending: t('sending'), leave: t('leave'), unsaved: t('unsaved') }}
      onSubmit={() => change && onSend(change)}
      onClose={onClose}
    >
      {stock.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="part">
          <Skeleton height="10rem" />
        </SkeletonGroup>
      )}
      {stock.status === 'failed' && (
        <OfficeFailure variant="plain" title={t('failed')} request={stock.request} onRetry={stock.retry} />
      )}
      {view !== null && article !== null && (
        <div className="grid gap-4">
          {view.articles.length > 1 && (
            <SelectField
              label={t('variant')}
              name="sku"
              value={article.sku}
              options={view.articles.map(({ sku, title }) => ({ value: sku, label: t('variantOf', { title, sku }) }))}
              onChange={({ value }) => setDraft({ ...draft, sku: value, availableFrom: null })}
            />
          )}
          {kind === 'goods_in' ? (
            <GoodsInFields article={article} draft={draft} onChange={setDraft} />
          ) : (
            <CorrectionFields article={article} draft={draft} onChange={setDraft} />
          )}
        </div>
      )}
    </DraftDialog>
  )
}

interface FieldsProps {
  article: StockArticleView
  draft: Draft
  onChange: (draft: Draft) => void
}

function GoodsInFields({ article, draft, onChange }: FieldsProps) {
  const t = useWords(officeStockDialogWords)
  return (
    <>
      <NumberField
        label={t('goodsIn.pieces')}
        hint={t('free', { free: article.free })}
        error={(draft.pieces ?? 0) > mostPieces ? t('tooMany') : undefined}
        name="pieces"
        value={draft.pieces}
        min={1}
        max={mostPieces}
        onChange={({ value }) => onChange({ ...draft, pieces: value })}
      />
      {article.availability === 'backorder' && (
        <DateField
          label={t('goodsIn.available')}
          hint={t('goodsIn.availableHint')}
          need="optional"
          name="availableFrom"
          value={draft.availableFrom ?? article.availableFrom}
          onChange={({ value }) => onChange({ ...draft, availableFrom: value })}
        />
      )}
      <TextField
        label={t('goodsIn.reference')}
        need="optional"
        name="reference"
        value={draft.note}
        maxLength={100}
        onChange={({ value }) => onChange({ ...draft, note: value })}
      />
    </>
  )
}

function CorrectionFields({ article, draft, onChange }: FieldsProps) {
  const t = useWords(officeStockDialogWords)
  const movementText = useWords(officeStockMovementsWords)
  return (
    <>
      <NumberField
        label={t('correction.pieces')}
        hint={t('correction.piecesHint', { free: article.free })}
        error={Math.abs(draft.pieces ?? 0) > mostPieces ? t('tooMany') : undefined}
        name="pieces"
        value={draft.pieces}
        min={-mostPieces}
        max={mostPieces}
        onChange={({ value }) => onChange({ ...draft, pieces: value })}
      />
      <SelectField
        label={t('correction.reason')}
        name="reason"
        value={draft.reason}
        placeholder={t('correction.chooseReason')}
        options={reasons.map((value) => ({ value, label: movementText(`reason.${value}`) }))}
        onChange={({ value }) => onChange({ ...draft, reason: reasons.find((each) => each === value) ?? '' })}
      />
      <TextArea
        label={t('correction.note')}
        need={draft.reason === 'other' ? 'required' : 'optional'}
        length="short"
        name="note"
        value={draft.note}
        maxLength={500}
        onChange={({ value }) => onChange({ ...draft, note: value })}
      />
    </>
  )
}
