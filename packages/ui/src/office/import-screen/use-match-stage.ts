import type { ImportJobView, ImportMatchingView } from '@skafferi/domain/office/views'
import type { MatchStage } from '../../components/forms/import-wizard'
import { useLocale, useWords } from '../../words'
import { officeImportWords } from '../../words/generated/office-import'

const KINDS = {
  heading: 'sure',
  similar: 'sure',
  content: 'look',
  remembered: 'sure',
  chosen: 'sure',
  unknown: 'unknown',
} as const

/** Targets that are amounts in the shop's currency. */
const PRICES: readonly string[] = ['price', 'price_from', 'planned_price', 'amount']

/** The matching step of the wizard; `null` if it is not shown. */
export function useMatchStage(
  { name, rows, phase }: ImportJobView,
  matching: ImportMatchingView | null,
  busy: boolean,
): MatchStage | null {
  const t = useWords(officeImportWords)
  const list = new Intl.ListFormat(useLocale())
  if (matching === null) return null
  const {
    columns,
    targets,
    currency,
    fault,
    lacksPrice,
    lacksSku,
    lacksProduct,
    isWithoutPrices,
    isRemembered,
    remember,
    isConfirmed,
  } = matching
  const money = columns.filter(({ isMoney }) => isMoney).map((column) => column.name)
  const faultText = () => {
    if (fault === null) return null
    return fault.fault === 'quantity'
      ? t('match.quantity', { name: fault.name })
      : t(`match.${fault.fault}`, { target: t(`target.${fault.target}`) })
  }
  return {
    step: 'match',
    summary: t('match.summary', { name, rows: rows ?? 0, columns: columns.length }),
    columns: columns.map(({ why, quantity, isMoney, ...column }) => ({
      ...column,
      ...(quantity !== null && { quantity }),
      reason: { text: t(`match.why.${why}`), kind: isMoney && !isConfirmed ? 'look' : KINDS[why] },
    })),
    targets: targets.map((target) => {
      const label = t(`target.${target}`)
      return { value: target, label: PRICES.includes(target) ? t('match.inCurrency', { label, currency }) : label }
    }),
    rows: rows ?? 0,
    missing: faultText(),
    confirm:
      money.length === 0
        ? null
        : {
            text: t(lacksPrice ? 'match.confirmNoPrice' : 'match.confirm', { names: list.format(money) }),
            confirmed: isConfirmed,
          },
    withoutPrices: lacksPrice
      ? { notice: t('match.noPrice'), text: t('match.withoutPrices'), accepted: isWithoutPrices }
      : null,
    // That the column is missing altogether is said beside the button.
    ...(lacksSku && fault === null && { withoutSku: t('match.noSku') }),
    ...(lacksProduct && fault === null && { withoutProduct: t('match.noProduct') }),
    ...(isRemembered && { remembered: t('remembered') }),
    remember,
    checking: busy || phase === 'checking',
  }
}
