import { useId } from 'react'
import type { OfferedArticleView, ReplacementQuoteView } from '@skafferi/domain/office/views'
import { DateField } from '../../components/forms/date-field'
import { RadioGroup } from '../../components/forms/radio-group'
import { ShelfImage } from '../../components/content/shelf-image'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeMissingWords } from '../../words/generated/office-missing'
import { officeSheetWords } from '../../words/generated/office-sheet'
import type { MissingDraft, OfficeOrderLineView, ReplacementChoice } from './order.view'
import { useMailedText } from '../mail-waits'
import { ClosingCredit } from './ClosingCredit'
import { OrderSheet, ReasonField, useReasonFault } from './OrderSheet'
import { PiecesLine } from './PiecesLine'
import { useMissing } from './use-missing'

/** The price of the chosen article, and how it is asked for. */
export interface ReplacementState {
  /** The last price; `null` before, and while it loads. */
  quote: ReplacementQuoteView | null
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The articles that match the search; `null` before, and while it runs. */
  found: readonly OfferedArticleView[] | null
  /** The user searches for an article by name or SKU. */
  onSearch: (event: { text: string }) => void
  /** The user asks for the price. */
  onAsk: (event: ReplacementChoice) => void
  /** The input changed, so the price is no longer valid. */
  onReset: () => void
}

export interface MissingSheetProps {
  line: OfficeOrderLineView
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** True if the buyer has paid, so that a credit cannot be undone. */
  isPaid: boolean
  /** The credit for pieces of the line, formatted; `null` if it cannot be computed before. */
  creditOf: (pieces: number) => string | null
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
  const { line, buyer, today, isPaid, creditOf, busy, problem, replacement, onSend, onClose } = props
  const t = useWords(officeMissingWords)
  const sheet = useWords(officeSheetWords)
  const mailed = useMailedText()
  const reasonFault = useReasonFault()
  const noteId = useId()
  const input = useMissing(line)
  const { what, pieces, sku, from, reason } = input
  const { quote } = replacement

  function missing(): string | null {
    if (!input.hasPieces) return sheet(pieces < 1 ? 'pieces.none' : 'pieces.tooMany')
    if (what === 'backorder') return from === '' || from >= today ? null : t('missing.past')
    if (what === 'replace') {
      if (quote === null) return t(sku.trim() === '' ? 'missing.noArticle' : 'missing.noPrice')
      if (quote.available < pieces) return t('missing.short', { available: quote.available })
    }
    return reasonFault(reason)
  }

  function send() {
    if (what === 'backorder') onSend({ what, line: line.id, pieces, from })
    if (what === 'credit') onSend({ what, line: line.id, pieces, reason })
    if (what === 'replace' && quote)
      onSend({ what, line: line.id, pieces, sku: quote.sku, unitPrice: quote.amount, reason })
  }

  return (
    <OrderSheet
      title={t('missing.title', { name: line.name })}
      busy={busy}
      changed={input.changed}
      summary={
        <>
          {mailed(buyer)} {what !== 'backorder' && sheet(isPaid ? 'undoable.paid' : 'undoable.credit')}
        </>
      }
      send={t('missing.send')}
      sending={t('missing.sending')}
      missing={missing()}
      problem={problem}
      onSend={send}
      onClose={onClose}
    >
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
      {what === 'credit' && input.hasPieces && <ClosingCredit amount={creditOf(pieces)} />}
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
          canAsk={input.hasPieces}
          onSku={(value) => {
            input.setSku(value)
            replacement.onReset()
          }}
          onAsk={(article) => replacement.onAsk({ line: line.id, pieces, sku: article })}
        />
      )}
      {what !== 'backorder' && <ReasonField hint={t('missing.reasonHint')} value={reason} onChange={input.setReason} />}
    </OrderSheet>
  )
}

interface ReplacementFieldsProps {
  replacement: ReplacementState
  /** The typed name or SKU, or the SKU of the chosen article. */
  sku: string
  /** True if the number of pieces is valid. */
  canAsk: boolean
  onSku: (sku: string) => void
  onAsk: (sku: string) => void
}

/** The search for the other article, the found ones, and the price of the chosen one from the store. */
function ReplacementFields({ replacement, sku, canAsk, onSku, onAsk }: ReplacementFieldsProps) {
  const { quote, busy, problem, found, onSearch } = replacement
  const t = useWords(officeMissingWords)
  const text = sku.trim()
  const isChosen = found?.some((article) => article.sku === text) ?? false
  return (
    <div className="grid gap-2">
      <TextField
        label={t('missing.sku')}
        name="sku"
        hint={t('missing.skuHint')}
        maxLength={100}
        value={sku}
        error={problem ?? undefined}
        onChange={({ value }) => {
          onSku(value)
          onSearch({ text: value.trim() })
        }}
      />
      {text !== '' && quote === null && (
        <div role="status" className="text-xs text-ink-muted">
          {busy
            ? t('missing.pricing')
            : found === null
              ? t('missing.searching')
              : found.length === 0 && t('missing.none')}
        </div>
      )}
      {quote === null && found !== null && found.length > 0 && (
        <ul role="list" aria-label={t('missing.found')} className="rounded-lg border border-line">
          {found.map((article) => (
            <li key={article.sku} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-pressed={isChosen && article.sku === text}
                disabled={!canAsk || busy}
                className={
                  'num flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start text-xs hover:bg-well ' +
                  'disabled:text-ink-muted aria-pressed:bg-brand-quiet'
                }
                onClick={() => {
                  onSku(article.sku)
                  onAsk(article.sku)
                }}
              >
                <ShelfImage src={article.image ?? undefined} alt="" size="thumb" />
                <span className="grid min-w-0 flex-1">
                  <b className="text-sm">{article.name}</b>
                  <span className="text-ink-muted">{article.sku}</span>
                </span>
                <span className="grid flex-none justify-items-end">
                  <b>{article.unitPrice}</b>
                  <span className={article.isLow ? 'text-caution' : 'text-ink-muted'}>
                    {article.available === null
                      ? t('missing.always')
                      : t('missing.available', { available: article.available })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
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
