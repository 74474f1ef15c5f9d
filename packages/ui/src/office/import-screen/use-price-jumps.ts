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
      label: from === null ? t('leap', { sku }) : t('leapFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('leaps', { count: leaped }),
    changesNote: leaped > leaps.length ? t('leapsMore', { count: leaps.length }) : undefined,
  }
}
