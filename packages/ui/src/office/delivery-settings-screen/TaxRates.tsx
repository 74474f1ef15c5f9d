import type { CountryTaxRatesView, TaxRateView } from '@skafferi/domain/office/views'
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

/** The VAT rates that the store applies in a country. Read-only. */
export function TaxRates({ country, rates }: CountryTaxRatesView) {
  const t = useWords(officeDeliveryWords)
  const product = useWords(officeProductWords)

  function periodOf({ from, to }: TaxRateView): string {
    if (from !== null) return to === null ? t('tax.from', { from }) : t('tax.between', { from, to })
    return to === null ? t('tax.always') : t('tax.until', { to })
  }

  return (
    <Table caption={t('tax.of', { country })} captionVisibility="shown" density="compact">
      <TableHead>
        <ColumnHeader>{t('tax.classes')}</ColumnHeader>
        <ColumnHeader align="end">{t('tax.rate')}</ColumnHeader>
        <ColumnHeader>{t('tax.period')}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rates.map((rate) => (
          <TableRow key={rate.id}>
            <RowHeader>{rate.classes.map((each) => product(`tax.${each}`)).join(', ')}</RowHeader>
            <TableCell align="end">{rate.percent}</TableCell>
            <TableCell>
              <span className="num block">{periodOf(rate)}</span>
              <span className="block text-xs text-ink-muted">{rate.source}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
