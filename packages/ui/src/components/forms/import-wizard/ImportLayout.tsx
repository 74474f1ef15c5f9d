import { useId } from 'react'
import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Button } from '../../actions/button'
import { Disclosure } from '../../content/disclosure'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../content/table'
import { markStyles } from '../checkbox'
import { SelectField } from '../select-field'
import { FileText } from './FileText'
import type { FileLayout, LayoutEvents } from './stages'

export interface ImportLayoutProps extends LayoutEvents {
  layout: FileLayout
  /** True in the step that matches the columns, where several sheets are open to choose from. */
  matching: boolean
}

/** The sheet and the row of the headings of a file, in case they were not found. */
export function ImportLayout({ layout, matching, onSheet, onEncoding, onHeadings, onRead }: ImportLayoutProps) {
  const t = useWords(importWizardWords)
  const { sheets, sheet, encodings, encoding, read, changed, busy } = layout
  const names: Readonly<Record<string, string>> = {
    'windows-1252': t('layout.western', { name: 'Windows-1252' }),
    'iso-8859-15': t('layout.western', { name: 'ISO-8859-15' }),
    'windows-1250': t('layout.central', { name: 'Windows-1250' }),
    'iso-8859-2': t('layout.central', { name: 'ISO-8859-2' }),
    'windows-1257': t('layout.baltic', { name: 'Windows-1257' }),
    cp850: t('layout.dos', { number: '850' }),
    cp437: t('layout.dos', { number: '437' }),
  }
  const encodingLabel = (name: string) => names[name] ?? name.toUpperCase()
  const title =
    read.sheet === null
      ? t('layout.title', { row: read.row ?? '' })
      : t('layout.titleOfSheet', { sheet: read.sheet, row: read.row ?? '' })
  return (
    <Disclosure title={title} initial={changed || (matching && sheets.length > 0) ? 'open' : 'closed'}>
      <div className="grid min-w-0 gap-4">
        {sheets.length > 0 && (
          <div className="max-w-form">
            <SelectField
              label={t('layout.sheet')}
              options={sheets.map((name) => ({ value: name, label: name }))}
              value={sheet ?? ''}
              onChange={({ value }) => onSheet({ sheet: value })}
            />
          </div>
        )}
        {encoding !== null && (
          <div className="max-w-form">
            <SelectField
              label={t('layout.encoding')}
              hint={t('layout.encodingHint')}
              options={encodings.map((name) => ({ value: name, label: encodingLabel(name) }))}
              value={encoding}
              onChange={({ value }) => onEncoding({ encoding: value })}
            />
          </div>
        )}
        <Headings layout={layout} onHeadings={onHeadings} />
        <div>
          <Button variant="secondary" disabled={!changed} busy={busy} busyLabel={t('layout.reading')} onPress={onRead}>
            {t('layout.read')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}

/** The columns as in a spreadsheet; the store returns as many. */
const letters = [...'ABCDEFGH']

/** The first rows, one of which has the headings. */
function Headings({ layout: { rows, row }, onHeadings }: Pick<ImportLayoutProps, 'layout' | 'onHeadings'>) {
  const t = useWords(importWizardWords)
  const name = useId()
  if (rows.length === 0) return <p className="text-sm text-ink-muted">{t('layout.unread')}</p>
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return (
    <div className="max-h-80 min-w-0 overflow-y-auto">
      <Table caption={t('layout.headings')} captionVisibility="shown" density="compact">
        <TableHead>
          <ColumnHeader>{t('check.row')}</ColumnHeader>
          {letters.slice(0, width).map((letter) => (
            <ColumnHeader key={letter}>{letter}</ColumnHeader>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ id, number, cells }) => (
            <TableRow key={id}>
              <th scope="row" className="border-b border-line py-cell-y text-start font-regular">
                <label className="num flex cursor-pointer items-center gap-2.5">
                  <input
                    type="radio"
                    aria-label={t('layout.headingsIn', { row: number })}
                    name={name}
                    checked={id === row}
                    className={markStyles({ shape: 'ring', invalid: false })}
                    onChange={() => onHeadings({ row: id })}
                  />
                  {number}
                </label>
              </th>
              {letters.slice(0, width).map((letter, column) => (
                <TableCell key={letter}>
                  <FileText text={cells[column] ?? ''} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
