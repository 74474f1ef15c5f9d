import type { FollowedImportView, ImportMatchingView } from '@skafferi/domain/office/views'
import type { MatchStage } from '../../components/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

const KINDS = { heading: 'sure', similar: 'look', content: 'look', remembered: 'sure', chosen: 'sure', unknown: 'unknown' } as const

/** Columns and where they go, as the second step shows them; `null` where nobody is asked. */
export function useMatchStage({ name, rows, phase }: FollowedImportView, matching: ImportMatchingView | null, busy: boolean): MatchStage | null {
  const t = useWords(officeWords)
  if (matching === null) return null
  const { columns, targets, sampleRow, fault, remember } = matching
  const faultText = () => {
    if (fault === null) return null
    return fault.fault === 'quantity' ? t('import.match.quantity', { name: fault.name }) : t(`import.match.${fault.fault}`, { target: t(`import.target.${fault.target}`) })
  }
  return {
    step: 'match',
    summary: t('import.match.summary', { name, rows: rows ?? 0, columns: columns.length }),
    columns: columns.map(({ why, quantity, ...column }) => ({
      ...column,
      ...(quantity !== null && { quantity }),
      why: { text: t(`import.match.why.${why}`), kind: KINDS[why] },
    })),
    targets: targets.map((target) => ({ value: target, label: t(`import.target.${target}`) })),
    sampleRow,
    rows: rows ?? 0,
    missing: faultText(),
    remember,
    checking: busy || phase === 'checking',
  }
}
