import { useRef } from 'react'
import type { PastedCell, PastedColumnView, PastedLineView } from '@skafferi/domain/office/views'
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
  /** The user has the values checked, or adds the goods to the stock. */
  onSend: () => void
  /** The user closes the dialog. */
  onClose: () => void
}

const cells: readonly PastedCell[] = ['price', 'stock', 'goods_in']

const isUsed = ({ value, fault }: PastedLineView) => value !== null && fault === null

/** A dialog to paste a column of a spreadsheet into the list of products, with a preview. */
export function PasteDialog(props: PasteDialogProps) {
  const { cell, text, reference, column, busy, failure, onCell, onType, onReference, onSend, onClose } = props
  const isDelivery = cell === 'goods_in'
  const t = useWords(officePasteWords)
  const form = useRef<HTMLFormElement>(null)
  const used = column.lines.filter(isUsed)
  return (
    <DraftDialog
      form={form}
      size="lg"
      title={t(`title.${cell}`)}
      busy={busy}
      changed={text.trim() !== ''}
      incomplete={used.length === 0 ? t('none') : null}
      failure={failure ?? (column.isRefused ? t('refused') : null)}
      words={{
        send: t(isDelivery ? 'add' : 'check', { count: used.length }),
        sending: t(isDelivery ? 'adding' : 'checking'),
        leave: t('leave'),
        unsaved: t('unsaved'),
      }}
      onSubmit={onSend}
      onClose={onClose}
    >
      <div className="grid gap-4">
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
        {column.lines.length > 0 && <Preview cell={cell} column={column} usedCount={used.length} />}
      </div>
    </DraftDialog>
  )
}

interface PreviewProps {
  cell: PastedCell
  column: PastedColumnView
  usedCount: number
}

function Preview({ cell, column: { lines, heading, isCut }, usedCount }: PreviewProps) {
  const t = useWords(officePasteWords)
  const isDelivery = cell === 'goods_in'
  const faults = lines.filter(({ fault }) => fault !== null)
  const used = lines.filter(isUsed)
  return (
    <div className="grid min-w-0 gap-3 text-sm">
      <p role="status">
        <b>{t('usable', { count: usedCount })}</b> {t(isDelivery ? 'addHint' : 'checkHint')}
      </p>
      {heading !== null && <p className="text-ink-muted">{t('heading', { text: heading })}</p>}
      {isCut && <p className="text-caution">{t('cut', { count: lines.length })}</p>}
      {faults.length > 0 && (
        <div className="grid gap-1 text-critical">
          <b>{t('faults', { count: faults.length })}</b>
          <ul className="grid gap-0.5">
            {faults.slice(0, maxListed).map(({ sku, title, typed, fault }, index) => (
              <li key={index} className="wrap-anywhere">
                {[sku || title, typed].filter(Boolean).join(': ')} – {fault && t(`fault.${fault}`)}
              </li>
            ))}
          </ul>
          {faults.length > maxListed && <span>{t('more', { count: faults.length - maxListed })}</span>}
        </div>
      )}
      {used.length > 0 && (
        <Table caption={t('caption')} density="compact">
          <TableHead>
            <ColumnHeader>{t('article')}</ColumnHeader>
            <ColumnHeader align="end">{t(isDelivery ? 'inStock' : 'before')}</ColumnHeader>
            <ColumnHeader align="end">{t(isDelivery ? 'added' : 'after')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {used.slice(0, maxListed).map(({ sku, title, before, value }) => (
              <TableRow key={sku}>
                <RowHeader>
                  <span className="grid wrap-anywhere">
                    {title ?? sku}
                    {title !== null && <span className="num text-2xs font-regular text-ink-muted">{sku}</span>}
                  </span>
                </RowHeader>
                <TableCell align="end">{before}</TableCell>
                <TableCell align="end">
                  <b>{isDelivery ? `+${value}` : value}</b>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {used.length > maxListed && (
        <span className="text-ink-muted">{t('more', { count: used.length - maxListed })}</span>
      )}
    </div>
  )
}
