import { useRef } from 'react'
import type { DeliveryCheckView, PastedCell, PastedColumnView, PastedLineView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { focusFirstField } from '../../internal/focus-first-field'
import { useWords } from '../../words'
import { officePasteWords } from '../../words/generated/office-paste'

/** The number of lines that are listed; the others are counted. */
const maxListed = 12

export interface PasteDialogProps {
  /** What is pasted. */
  cell: PastedCell
  /** The pasted text. */
  text: string
  /** The delivery note of goods in. */
  reference: string
  /** What was read from it. */
  column: PastedColumnView
  /** The checked delivery, which replaces the fields; `null` before, and for prices and stock. */
  checked: DeliveryCheckView | null
  /** True while it is being sent. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** The user chooses what is pasted. */
  onCell: (event: { cell: PastedCell }) => void
  /** The user changes the delivery note. */
  onReference: (event: { reference: string }) => void
  /** The user changes the pasted text. */
  onType: (event: { text: string }) => void
  /** The user has the values checked, or adds the checked delivery to the stock. */
  onSend: () => void
  /** The user returns from the check to what was pasted. */
  onBack: () => void
  /** The user closes the dialog. */
  onClose: () => void
}

const cells: readonly PastedCell[] = ['price', 'stock', 'goods_in']

const isUsed = ({ value, fault }: PastedLineView) => value !== null && fault === null

/** A dialog to paste a column of a spreadsheet into the list of products, with a preview; deliveries are checked. */
export function PasteDialog(props: PasteDialogProps) {
  const { cell, text, column, checked, busy, failure, onSend, onBack, onClose } = props
  const t = useWords(officePasteWords)
  const form = useRef<HTMLFormElement>(null)
  const count = checked?.articles ?? column.lines.filter(isUsed).length
  const send = checked ? 'add' : cell === 'goods_in' ? 'checkGoods' : 'check'
  return (
    <DraftDialog
      form={form}
      size="lg"
      title={t(checked ? 'title.check' : `title.${cell}`)}
      busy={busy}
      changed={text.trim() !== ''}
      incomplete={count > 0 ? null : checked ? t('planned', checked) : t('none')}
      failure={failure}
      words={{
        send: t(send, { count }),
        sending: t(checked ? 'adding' : 'checking'),
        leave: t('leave'),
        unsaved: t('unsaved'),
      }}
      onSubmit={onSend}
      onClose={onClose}
    >
      {checked ? <DeliveryCheck checked={checked} busy={busy} onBack={onBack} /> : <PasteFields {...props} />}
    </DraftDialog>
  )
}

function PasteFields({ cell, text, reference, column, onCell, onType, onReference }: PasteDialogProps) {
  const t = useWords(officePasteWords)
  const isDelivery = cell === 'goods_in'
  return (
    <div ref={focusFirstField} className="grid gap-4">
      <TextArea
        label={t('text')}
        hint={t(isDelivery ? 'hint.goods_in' : 'hint')}
        name="pasted"
        spellCheck={false}
        value={text}
        onChange={({ value }) => onType({ text: value })}
      />
      <SelectField
        label={t('what')}
        name="cell"
        value={cell}
        options={cells.map((value) => ({ value, label: t(`what.${value}`) }))}
        onChange={({ value }) => onCell({ cell: cells.find((each) => each === value) ?? 'price' })}
      />
      {isDelivery && (
        <TextField
          label={t('reference')}
          name="reference"
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={({ value }) => onReference({ reference: value })}
        />
      )}
      {column.lines.length > 0 && <Preview cell={cell} column={column} />}
    </div>
  )
}

interface PreviewProps {
  cell: PastedCell
  column: PastedColumnView
}

function Preview({ cell, column: { lines, heading, isCut } }: PreviewProps) {
  const t = useWords(officePasteWords)
  const isDelivery = cell === 'goods_in'
  const used = lines.filter(isUsed)
  return (
    <div className="grid min-w-0 gap-3 text-sm">
      <p role="status">
        <b>{t('usable', { count: used.length })}</b> {t(isDelivery ? 'addHint' : 'checkHint')}
      </p>
      {heading !== null && <p className="text-ink-muted">{t('heading', { text: heading })}</p>}
      {isCut && <p className="text-caution">{t('cut', { count: lines.length })}</p>}
      <LeftOut lines={lines.filter(({ fault }) => fault !== null)} />
      <Articles
        headings={[t(isDelivery ? 'inStock' : 'before'), t(isDelivery ? 'added' : 'after')]}
        rows={used.slice(0, maxListed).map(({ sku, title, before, after }) => ({
          sku,
          title,
          figures: [before, after],
        }))}
        more={used.length - maxListed}
      />
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

interface DeliveryCheckProps extends Pick<PasteDialogProps, 'busy' | 'onBack'> {
  checked: DeliveryCheckView
}

/** What a delivery would add: the stock of each article before and after, and the lines that are left out. */
function DeliveryCheck({ checked, busy, onBack }: DeliveryCheckProps) {
  const t = useWords(officePasteWords)
  return (
    <div className="grid min-w-0 gap-3 text-sm">
      {/* Focused, so that the key press that asked for the check cannot confirm it. */}
      <p role="status" tabIndex={-1} ref={focus}>
        <b>{t('planned', checked)}</b> {t('notYet')}
      </p>
      <div>
        <Button size="sm" variant="secondary" disabled={busy} onPress={onBack}>
          {t('back')}
        </Button>
      </div>
      <LeftOut lines={checked.leftOut} max={checked.leftOut.length} />
      <Articles
        headings={[t('inStock'), t('added'), t('afterwards')]}
        rows={checked.lines.map(({ before, added, after, ...article }) => ({
          ...article,
          figures: [before, added, after],
        }))}
      />
    </div>
  )
}

function LeftOut({ lines, max = maxListed }: { lines: readonly PastedLineView[]; max?: number }) {
  const t = useWords(officePasteWords)
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1 text-critical">
      <b>{t('faults', { count: lines.length })}</b>
      <ul className="grid gap-0.5">
        {lines.slice(0, max).map(({ sku, title, typed, fault }, index) => (
          <li key={index} className="wrap-anywhere">
            {[sku || title, typed].filter(Boolean).join(': ')} – {fault && t(`fault.${fault}`)}
          </li>
        ))}
      </ul>
      {lines.length > max && <span>{t('more', { count: lines.length - max })}</span>}
    </div>
  )
}

interface ArticlesProps {
  /** Of the figures. */
  headings: readonly string[]
  /** The last figure decides. */
  rows: readonly { sku: string; title: string | null; figures: readonly (string | null)[] }[]
  /** The number of rows that are not listed. */
  more?: number
}

function Articles({ headings, rows, more = 0 }: ArticlesProps) {
  const t = useWords(officePasteWords)
  if (rows.length === 0) return null
  return (
    <>
      <Table caption={t('caption')} density="compact">
        <TableHead>
          <ColumnHeader>{t('article')}</ColumnHeader>
          {headings.map((heading) => (
            <ColumnHeader key={heading} align="end">
              {heading}
            </ColumnHeader>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ sku, title, figures }) => (
            <TableRow key={sku}>
              <RowHeader>
                <span className="grid wrap-anywhere">
                  {title ?? sku}
                  {title !== null && <span className="num text-2xs font-regular text-ink-muted">{sku}</span>}
                </span>
              </RowHeader>
              {figures.map((figure, index) => (
                <TableCell key={index} align="end">
                  {index === figures.length - 1 ? <b>{figure}</b> : figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && <span className="text-ink-muted">{t('more', { count: more })}</span>}
    </>
  )
}
