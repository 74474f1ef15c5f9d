import type { FollowedImportView } from '@skafferi/domain/office/views'
import type { CheckStage } from '../../components/import-wizard'
import { useWords } from '../../words'
import { officeImportWords } from '../../words/generated/office-import'

/** Prices that would move far, as the check points them out. */
export function usePriceJumps({
  leaped,
  leaps,
}: Pick<FollowedImportView, 'leaped' | 'leaps'>): Pick<CheckStage, 'changes' | 'changesTitle' | 'changesNote'> {
  const t = useWords(officeImportWords)
  return {
    changes: leaps.map(({ id, sku, from, before, after, by }) => ({
      id,
      label: from === null ? t('priceJump', { sku }) : t('priceJumpFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('priceJumps', { count: leaped }),
    changesNote: leaped > leaps.length ? t('priceJumpsMore', { count: leaps.length }) : undefined,
  }
}
