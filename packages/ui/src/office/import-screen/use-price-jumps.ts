import type { ImportJobView } from '@skafferi/domain/office/views'
import type { CheckStage } from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeImportWords } from '../../words/generated/office-import'

/** The large price changes of a check. */
export function usePriceJumps({
  priceJumpCount: total,
  priceJumps: jumps,
}: Pick<ImportJobView, 'priceJumpCount' | 'priceJumps'>): Pick<CheckStage, 'changes' | 'changesTitle' | 'changesNote'> {
  const t = useWords(officeImportWords)
  return {
    changes: jumps.map(({ id, sku, from, before, after, by }) => ({
      id,
      label: from === null ? t('priceJump', { sku }) : t('priceJumpFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('priceJumps', { count: total }),
    changesNote: total > jumps.length ? t('priceJumpsMore', { count: jumps.length }) : undefined,
  }
}
