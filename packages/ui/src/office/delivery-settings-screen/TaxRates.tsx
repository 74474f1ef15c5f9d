import type { TaxRateView } from '@skafferi/domain/office/views'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { useWords } from '../../words'
import { officeDeliveryWords } from '../../words/generated/office-delivery'
import { officeProductWords } from '../../words/generated/office-product'

export interface TaxRatesProps {
  rates: readonly TaxRateView[]
}

/** The VAT rates that the store applies. Read-only. */
export function TaxRates({ rates }: TaxRatesProps) {
  const t = useWords(officeDeliveryWords)
  const product = useWords(officeProductWords)

  function periodOf({ from, to }: TaxRateView): string {
    if (from !== null) return to === null ? t('tax.from', { from }) : t('tax.between', { from, to })
    return to === null ? t('tax.always') : t('tax.until', { to })
  }

  return (
    <Table caption={t('section.tax')} density="compact">
      <TableHead>
        <ColumnHeader>{t('tax.country')}</ColumnHeader>
        <ColumnHeader>{t('tax.classes')}</ColumnHeader>
        <ColumnHeader align="end">{t('tax.rate')}</ColumnHeader>
        <ColumnHeader>{t('tax.period')}</ColumnHeader>
        <ColumnHeader>{t('tax.source')}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rates.map((rate) => (
          <TableRow key={rate.id}>
            <RowHeader>{rate.country}</RowHeader>
            <TableCell>{rate.classes.map((each) => product(`tax.${each}`)).join(', ')}</TableCell>
            <TableCell align="end">{rate.percent}</TableCell>
            <TableCell>{periodOf(rate)}</TableCell>
            <TableCell>{rate.source}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
