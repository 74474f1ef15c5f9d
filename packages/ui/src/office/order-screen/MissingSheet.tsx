import { useId, type FormEvent } from 'react'
import type { ReplacementQuoteView } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { DateField } from '../../components/forms/date-field'
import { RadioGroup } from '../../components/forms/radio-group'
import { SideSheet } from '../../components/overlays/side-sheet'
import { ShelfImage } from '../../components/content/shelf-image'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import type { MissingDraft, OfficeOrderLineView, ReplacementChoice } from './order.view'
import { PiecesLine } from './PiecesLine'
import { MAX_REASON_LENGTH, useMissing } from './use-missing'

/** The price of the chosen article, and how it is asked for. */
export interface ReplacementState {
  /** The last price; `null` before, and while it loads. */
  quote: ReplacementQuoteView | null
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The user asks for the price. */
  onAsk: (event: ReplacementChoice) => void
  /** The input changed, so the price is no longer valid. */
  onReset: () => void
}

export interface MissingSheetProps {
  line: OfficeOrderLineView
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** Today in the shop's time zone, "2026-11-21". */
  today: string
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  replacement: ReplacementState
  onSend: (event: MissingDraft) => void
  onClose: () => void
}

/** A sheet about missing pieces of a line: they wait for stock, are credited, or replaced by another article. */
export function MissingSheet(props: MissingSheetProps) {
  const { line, buyer, today, busy, problem, replacement, onSend, onClose } = props
  const t = useWords(officeOrderWords)
  const formId = useId()
  const noteId = useId()
  const input = useMissing(line)
  const { what, pieces, sku, from, reason } = input
  const { quote } = replacement
  const isValid =
    input.hasPieces &&
    (what === 'backorder'
      ? from === '' || from >= today
      : input.hasReason && (what === 'credit' || (quote !== null && quote.available >= pieces)))

  function send(event: FormEvent) {
    event.preventDefault()
    if (busy || !isValid) return
    if (what === 'backorder') onSend({ what, line: line.id, pieces, from })
    if (what === 'credit') onSend({ what, line: line.id, pieces, reason })
    if (what === 'replace' && quote)
      onSend({ what, line: line.id, pieces, sku: quote.sku, unitPrice: quote.amount, reason })
  }

  return (
    <SideSheet
      open
      title={t('missing.title', { name: line.name })}
      busy={busy}
      changed={input.changed}
      summary={t('missing.mailed', { buyer })}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('missing.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isValid && !busy} busy={busy} busyLabel={t('missing.sending')}>
            {t('missing.send')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={send}>
        {problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            {problem}
          </BannerMessage>
        )}
        <ul role="list">
          <PiecesLine
            line={line}
            amount={t('missing.left', { left: input.left })}
            note={null}
            noteId={noteId}
            pieces={{
              label: t('missing.pieces'),
              fewer: t('missing.fewer'),
              more: t('missing.more'),
              left: input.left,
              entry: input.entry,
              onEntry: ({ entry }) => {
                input.setEntry(entry)
                replacement.onReset()
              },
            }}
          />
        </ul>
        <RadioGroup
          legend={t('missing.what')}
          name="what"
          value={what}
          options={(['backorder', 'credit', 'replace'] as const).map((value) => ({
            value,
            label: t(`missing.${value}`),
            hint: t(`missing.${value}Hint`),
          }))}
          onChange={({ value }) => input.setWhat(value as typeof what)}
        />
        {what === 'backorder' && (
          <DateField
            label={t('missing.from')}
            name="availableFrom"
            hint={t('missing.fromHint')}
            min={today}
            value={from}
            onChange={({ value }) => input.setFrom(value)}
          />
        )}
        {what === 'replace' && (
          <ReplacementFields
            replacement={replacement}
            sku={sku}
            canAsk={input.hasPieces && sku.trim() !== ''}
            onSku={(value) => {
              input.setSku(value)
              replacement.onReset()
            }}
            onAsk={() => replacement.onAsk({ line: line.id, pieces, sku })}
          />
        )}
        {what !== 'backorder' && (
          <TextArea
            label={t('missing.reason')}
            name="reason"
            length="short"
            hint={t('missing.reasonHint')}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ value }) => input.setReason(value)}
          />
        )}
      </form>
    </SideSheet>
  )
}

interface ReplacementFieldsProps {
  replacement: ReplacementState
  sku: string
  canAsk: boolean
  onSku: (sku: string) => void
  onAsk: () => void
}

/** The SKU of the other article, and its price from the store. */
function ReplacementFields({ replacement, sku, canAsk, onSku, onAsk }: ReplacementFieldsProps) {
  const { quote, busy, problem } = replacement
  const t = useWords(officeOrderWords)
  return (
    <div className="grid gap-2">
      <TextField
        label={t('missing.sku')}
        name="sku"
        maxLength={100}
        value={sku}
        error={problem ?? undefined}
        onChange={({ value }) => onSku(value)}
      />
      <span>
        <Button
          variant="secondary"
          size="sm"
          disabled={!canAsk && !busy}
          busy={busy}
          busyLabel={t('missing.pricing')}
          onPress={onAsk}
        >
          {t('missing.price')}
        </Button>
      </span>
      <div role="status">
        {quote && (
          <span className="flex items-start gap-3 rounded-lg border border-line p-3 text-xs">
            <ShelfImage src={quote.image ?? undefined} alt="" size="thumb" />
            <span className="num grid min-w-0">
              <b className="text-sm">{quote.name}</b>
              <span>{t('missing.quote', { unitPrice: quote.unitPrice, sum: quote.sum })}</span>
              <span className="text-ink-muted">{t('missing.available', { available: quote.available })}</span>
            </span>
          </span>
        )}
      </div>
    </div>
  )
}
