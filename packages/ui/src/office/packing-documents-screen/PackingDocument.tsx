import type { PackingDocumentLineView, PackingDocumentView, SenderView } from '@skafferi/domain/office/views'
import { DescriptionList } from '../../components/content/description-list'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { AgeLimit, DispatchText, DispatchTexts } from '../../commerce/prices-and-stock/dispatch-text'
import { Letterhead } from '../../internal/letterhead'
import { RowList, WideTable } from '../row-list'
import { useLocale, useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { officeOrderWords } from '../../words/generated/office-order'
import { officePackingDocumentsWords } from '../../words/generated/office-packing-documents'

export interface PackingDocumentProps {
  document: PackingDocumentView
  sender: SenderView
}

/** A text with its line breaks. */
const multiline = (text: string | null) => text && <span className="whitespace-pre-line">{text}</span>

/** A pick list or packing slip, printed on its own page. */
export function PackingDocument({
  document: { kind, number, company, placed, promised, dispatches, delivery, lines, pieces, weight },
  sender,
}: PackingDocumentProps) {
  const t = useWords(officePackingDocumentsWords)
  const ordersText = useWords(officeOrdersWords)
  const orderText = useWords(officeOrderWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const isPick = kind.of === 'pick'
  const hasShelves = isPick && lines.some(({ shelf }) => shelf !== null)
  const title = t(isPick ? 'documents.pickOf' : 'documents.slipOf', { number })
  // An order can have several parcels, so each slip needs a distinct name.
  const name = kind.of === 'slip' ? t('documents.slipName', { number, parcel: kind.parcel }) : title
  const facts = [
    { term: ordersText('order.company'), description: company },
    { term: orderText('order.deliverTo'), description: multiline(delivery.to) },
    { term: orderText('order.phone'), description: delivery.phone },
    { term: orderText('order.reference'), description: delivery.reference },
    { term: ordersText('order.placed'), description: placed },
    {
      term: orderText('order.promised'),
      description: promised && (
        <>
          {promised}
          <DispatchTexts dispatches={dispatches} />
        </>
      ),
    },
    { term: orderText('order.hours'), description: multiline(delivery.hours) },
    { term: orderText('order.note'), description: multiline(delivery.note) },
  ]
  return (
    <article
      aria-label={name}
      className={
        'grid max-w-form gap-4 rounded-lg border border-line bg-surface p-5 break-after-page ' +
        'last:break-after-auto print:max-w-none print:border-0 print:p-0'
      }
    >
      <Letterhead
        sender={[sender.name, ...sender.address]}
        vatText={sender.vatId && t('documents.vatId', { number: sender.vatId })}
      />
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-shelf pb-2">
        <h2 className="text-xl font-bold tracking-tight">{title}</h2>
        {kind.of === 'slip' && <span className="font-medium">{t('documents.parcel', kind)}</span>}
      </header>
      <DescriptionList variant="aligned" items={facts.filter(({ description }) => description !== null)} />
      <RowList
        label={name}
        rows={lines.map(({ id, title: lineTitle, detail, dispatch, ageLimit, pieces: linePieces, cartons, shelf }) => ({
          id,
          title: lineTitle,
          detail: (
            <>
              {hasShelves && shelf !== null && <b>{shelf}</b>}
              <span>{detail}</span>
              <AgeLimit years={ageLimit} />
              <DispatchText dispatch={dispatch} />
            </>
          ),
          value: (
            <>
              {numbers.format(linePieces)}
              <Cartons cartons={cartons} />
            </>
          ),
        }))}
      />
      <WideTable>
        <Table caption={name} density="compact">
          <TableHead>
            {hasShelves && <ColumnHeader>{t('documents.shelf')}</ColumnHeader>}
            <ColumnHeader>{t('documents.product')}</ColumnHeader>
            <ColumnHeader align="end">{t('documents.pieces')}</ColumnHeader>
            {isPick && <ColumnHeader align="end">{t('documents.done')}</ColumnHeader>}
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                {hasShelves && <TableCell weight="bold">{line.shelf}</TableCell>}
                <RowHeader>
                  <span className="grid">
                    {line.title}
                    <span className="num text-xs font-regular text-ink-muted">{line.detail}</span>
                    <AgeLimit years={line.ageLimit} />
                    <DispatchText dispatch={line.dispatch} />
                  </span>
                </RowHeader>
                <TableCell align="end" weight="bold">
                  {numbers.format(line.pieces)}
                  <Cartons cartons={line.cartons} />
                </TableCell>
                {isPick && (
                  <TableCell align="end">
                    {line.pieces > 0 && (
                      <span aria-hidden className="inline-block size-4 border border-ink align-middle" />
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <p className="num font-medium">
        {t('documents.total', { lines: lines.filter((line) => line.pieces > 0).length, pieces })}
        {weight !== null && `, ${weight}`}
      </p>
      {kind.of === 'slip' && kind.rest !== null && kind.rest > 0 && <p>{t('documents.rest', { rest: kind.rest })}</p>}
      {kind.of === 'slip' && kind.closed > 0 && <p>{t('documents.closed', kind)}</p>}
    </article>
  )
}

/** The full cartons of a line, and the loose pieces. */
function Cartons({ cartons }: Pick<PackingDocumentLineView, 'cartons'>) {
  const t = useWords(officePackingDocumentsWords)
  return cartons && <span className="block text-xs font-regular text-ink-muted">{t('documents.cartons', cartons)}</span>
}
