import type { ContentChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { useBlockWords } from './use-block-words'

/** Changes of blocks, one on each line. */
export function BlockChanges({ changes }: { changes: readonly ContentChange[] }) {
  const t = useWords(officeContentWords)
  const { nameOf } = useBlockWords()
  return (
    <ul className="list-disc ps-5 text-sm wrap-anywhere">
      {changes.map(({ id, change, ...block }) => (
        <li key={id}>{t(`change.${change}`, { block: nameOf(block) })}</li>
      ))}
    </ul>
  )
}
