import type { FollowedImportView } from '@skafferi/domain/office/views'
import type { CheckStage } from '../../components/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** Prices that would move far, as the check points them out. */
export function useLeaps({ leaped, leaps }: Pick<FollowedImportView, 'leaped' | 'leaps'>): Pick<CheckStage, 'changes' | 'changesTitle' | 'changesNote'> {
  const t = useWords(officeWords)
  return {
    changes: leaps.map(({ id, sku, from, before, after, by }) => ({
      id,
      label: from === null ? t('import.leap', { sku }) : t('import.leapFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('import.leaps', { count: leaped }),
    changesNote: leaped > leaps.length ? t('import.leapsMore', { count: leaps.length }) : undefined,
  }
}
