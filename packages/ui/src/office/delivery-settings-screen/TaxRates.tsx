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
import { officeTaxWords } from '../../words/generated/office-tax'

/** The VAT rates that the store applies in a country. Read-only. */
export function TaxRates({ country, rates }: CountryTaxRatesView) {
  const t = useWords(officeTaxWords)

  function periodOf({ from, to }: TaxRateView): string {
    if (from !== null) return to === null ? t('from', { from }) : t('between', { from, to })
    return to === null ? t('always') : t('until', { to })
  }

  return (
    <Table caption={t('of', { country })} captionVisibility="shown" density="compact">
      <TableHead>
        <ColumnHeader>{t('classes')}</ColumnHeader>
        <ColumnHeader align="end">{t('rate')}</ColumnHeader>
        <ColumnHeader>{t('period')}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rates.map((rate) => (
          <TableRow key={rate.id}>
            <RowHeader>{rate.classes.map((each) => t(`class.${each}`)).join(', ')}</RowHeader>
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
