import type { RemoteCategoryChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { RemoteChanges } from '../remote-changes'

/** Lists the changes by another operator; renders nothing if there are none. */
export function CategoryChanges({ changes }: { changes: readonly RemoteCategoryChange[] }) {
  const t = useWords(officeCategoriesWords)
  if (changes.length === 0) return null
  const fields = changes.map(({ what, before, after }) => ({
    id: what,
    label: t(what),
    before,
    after,
    kind: 'text' as const,
  }))
  return <RemoteChanges title={t('remoteChange')} fields={fields} />
}
