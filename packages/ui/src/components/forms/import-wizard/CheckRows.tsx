import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { WarningIcon } from '../../content/icon'
import { VisuallyHidden } from '../../content/visually-hidden'
import { ColumnHeader, EmptyRow, Table, TableBody, TableCell, TableHead, TableRow } from '../../content/table'
import { Button } from '../../actions/button'
import { Link } from '../../actions/link'
import { FileText } from './FileText'
import { PriceChanges, type PriceChangesProps } from './PriceChanges'
import { Checkbox } from '../checkbox'
import type { CheckRow, CheckStage, ImportEvents } from './stages'

/** The names of the rows of each outcome. */
const NAMES = {
  create: 'check.create',
  update: 'check.update',
  unchanged: 'check.unchanged',
  warning: 'check.warning',
  failed: 'check.failed',
  leftOut: 'check.skip',
} as const

/** The outline of an invalid cell. */
const invalidStyles = cva('inline-block rounded-sm px-1.5 py-px font-medium inset-ring forced-colors:border', {
  variants: {
    tone: {
      critical: 'bg-critical-quiet text-critical inset-ring-critical',
      caution: 'bg-caution-quiet text-caution inset-ring-caution',
    },
  },
})

const whyStyles = cva('flex min-w-40 items-start gap-1.5 text-xs font-medium', {
  variants: { tone: { critical: 'text-critical', caution: 'text-caution' } },
})

export interface CheckRowsProps extends Pick<ImportEvents, 'onTake'> {
  stage: Pick<CheckStage, 'columns' | 'rows' | 'outcome'>
}

/** Why a cell is invalid, with the way to where its value is given, and a button if more rows have the same reason. */
function Fault({
  fault: { tone = 'critical', text, action },
  more,
}: Pick<CheckRow, 'more'> & { fault: NonNullable<CheckRow['fault']> }) {
  const t = useWords(importWizardWords)
  return (
    <>
      <span className={whyStyles({ tone })}>
        <WarningIcon size="sm" />
        {text}
      </span>
      {action?.href !== undefined && (
        <span className="link-targets text-xs">
          <Link href={action.href}>{action.label}</Link>
        </span>
      )}
      {action?.onPress && (
        <Button size="sm" variant="quiet" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      {more && (
        <Button size="sm" variant="quiet" onPress={more.onToggle}>
          {t(more.shown ? 'check.fewer' : 'check.more', { count: more.count })}
        </Button>
      )}
    </>
  )
}

/** The rows as lines, for phones. */
function CheckLines({ stage: { columns, rows, outcome }, onTake }: CheckRowsProps) {
  const t = useWords(importWizardWords)
  return (
    <ul role="list" aria-label={t(NAMES[outcome])} className="grid border-y border-line md:hidden">
      {rows.length === 0 && <li className="py-3 text-sm text-ink-muted">{t('check.none')}</li>}
      {rows.map(({ id, number, cells, prices = [], taken, fault, more }) => (
        <li key={id} className="grid gap-1 border-line py-2.5 text-sm not-first:border-t">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
              {columns
                .filter((column) => column.id in cells)
                .map((column) => (
                  <span
                    key={column.id}
                    className={
                      fault?.column === column.id ? invalidStyles({ tone: fault.tone ?? 'critical' }) : undefined
                    }
                  >
                    {cells[column.id] ? (
                      <FileText text={cells[column.id] ?? ''} />
                    ) : (
                      fault?.column === column.id && t('check.empty')
                    )}
                  </span>
                ))}
            </span>
            <span className="num flex-none text-xs text-ink-muted">{t('check.rowNumber', { row: number })}</span>
          </span>
          <PriceChanges prices={prices} />
          {taken !== undefined && (
            <Checkbox checked={taken} onChange={({ checked }) => onTake?.({ rows: [id], taken: checked })}>
              {t('check.take', { row: number })}
            </Checkbox>
          )}
          {fault && <Fault fault={fault} more={more} />}
        </li>
      ))}
    </ul>
  )
}

/** Rows of the file as read, each with its invalid cell and the reason. On phones they are lines. */
export function CheckRows({ stage, onTake }: CheckRowsProps) {
  return (
    <>
      <div className="min-w-0 max-md:hidden">
        <CheckTable stage={stage} onTake={onTake} />
      </div>
      <CheckLines stage={stage} onTake={onTake} />
    </>
  )
}

/** The cell of a row, or its changes if the file has no such cell. */
function RowCell({ text, ...changes }: PriceChangesProps & { text: string | undefined }) {
  return text === undefined ? <PriceChanges {...changes} /> : <FileText text={text} />
}

function CheckTable({ stage: { columns, rows, outcome }, onTake }: CheckRowsProps) {
  const t = useWords(importWizardWords)
  const isFailed = outcome === 'failed' || outcome === 'warning' || outcome === 'leftOut'
  const isChosen = rows.some(({ taken }) => taken !== undefined)
  return (
    <Table caption={t(NAMES[outcome])} variant="panel" density="compact">
      <TableHead>
        <ColumnHeader>{t('check.row')}</ColumnHeader>
        {columns.map(({ id, label, align }) => (
          <ColumnHeader key={id} align={align}>
            {label}
          </ColumnHeader>
        ))}
        {isFailed && <ColumnHeader>{t('check.why')}</ColumnHeader>}
        {isChosen && <ColumnHeader>{t('check.taken')}</ColumnHeader>}
      </TableHead>
      <TableBody>
        {rows.length === 0 && <EmptyRow columns={columns.length + (isFailed ? 2 : 1)}>{t('check.none')}</EmptyRow>}
        {rows.map(({ id, number, cells, prices = [], taken, fault, more }) => (
          <TableRow key={id}>
            <th scope="row" className="num border-b border-line py-cell-y text-start font-regular text-ink-muted">
              {number}
            </th>
            {columns.map((column) => (
              <TableCell key={column.id} align={column.align}>
                {fault?.column === column.id ? (
                  <span className={invalidStyles({ tone: fault.tone ?? 'critical' })}>
                    {cells[column.id] ? <FileText text={cells[column.id] ?? ''} /> : t('check.empty')}
                  </span>
                ) : (
                  <RowCell text={cells[column.id]} prices={prices} align={column.align === 'end' ? 'end' : 'start'} />
                )}
              </TableCell>
            ))}
            {isFailed && <TableCell>{fault && <Fault fault={fault} more={more} />}</TableCell>}
            {isChosen && (
              <TableCell>
                {taken !== undefined && (
                  <Checkbox checked={taken} onChange={({ checked }) => onTake?.({ rows: [id], taken: checked })}>
                    <VisuallyHidden>{t('check.take', { row: number })}</VisuallyHidden>
                  </Checkbox>
                )}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
