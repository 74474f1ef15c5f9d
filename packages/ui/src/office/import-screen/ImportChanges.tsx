import { useState } from 'react'
import type { BulkChangeView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Progress } from '../../components/feedback/progress'
import { useWords } from '../../words'
import { officeActivityWords, type OfficeActivityWords } from '../../words/generated/office-activity'
import { officeBulkWords } from '../../words/generated/office-bulk'
import { officeImportWords } from '../../words/generated/office-import'
import { ConfirmDialog } from '../offer-parts'
import { Section } from '../page-header'

export { PicturesToFetch } from './PicturesToFetch'

export interface ImportChangesProps {
  change: BulkChangeView
  /** True if the user may undo it. */
  editable: boolean
  /** True while it is undone. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** URL of the list of its new products. */
  newProductsHref: string
  /** The user undoes the changes. Resolves to true once all products are restored. */
  onUndo: () => Promise<boolean>
  /** The user archives the new products. */
  onArchive: () => void
}

type Kept = BulkChangeView['left'][number]['kept']

/** What an import has changed in products, and its undo. */
export function ImportChanges(props: ImportChangesProps) {
  const { change, editable, busy, failure, newProductsHref, onUndo, onArchive } = props
  const t = useWords(officeImportWords)
  const bulkText = useWords(officeBulkWords)
  const [isAsking, setIsAsking] = useState(false)
  const { state, count, created, done, remaining, left, leftCount } = change
  const isUndone = state === 'undone'
  const canUndo = editable && (isUndone ? remaining > 0 : count > 0)
  return (
    <Section title={t('changes')}>
      <div className="grid justify-items-start gap-3 text-sm">
        <p role="status">
          {isUndone ? bulkText('done.undone', { count: done }) : t('changes.count', { count })}
          {isUndone && leftCount > 0 && ` ${t('changes.kept', { count: leftCount })}`}
        </p>
        {isUndone && leftCount > 0 && (
          <ul>
            {left.map(({ id, title, kept }) => (
              <li key={id}>
                <span className="font-medium">{title}</span> <LeftFields kept={kept} />
              </li>
            ))}
            {leftCount > left.length && <li>{bulkText('more', { count: leftCount - left.length })}</li>}
          </ul>
        )}
        {isUndone && remaining > 0 && (
          <Progress
            label={bulkText('progress')}
            value={count - remaining}
            max={count}
            text={bulkText('progressText', { done: count - remaining, count })}
          />
        )}
        {failure !== null && !isAsking && (
          <p role="alert" className="font-medium text-critical">
            {failure}
          </p>
        )}
        {canUndo && (
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={bulkText('undoing')}
            onPress={() => (isUndone ? void onUndo() : setIsAsking(true))}
          >
            {t(isUndone ? 'changes.resumeUndo' : 'changes.undo')}
          </Button>
        )}
        {created > 0 && (
          <div className="link-targets flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link href={newProductsHref}>{t('changes.created', { count: created })}</Link>
            {editable && (
              <Button variant="secondary" onPress={onArchive}>
                {t('changes.archive')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          words={{
            title: t('changes.undoTitle', { count }),
            text: t('changes.undoText'),
            confirm: t('changes.undoDo'),
            confirming: bulkText('undoing'),
          }}
          busy={busy}
          problem={failure}
          onConfirm={() => void onUndo().then((isDone) => isDone && setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}

/** The fields that were not restored, by reason. */
function LeftFields({ kept }: { kept: Kept }) {
  const t = useWords(officeImportWords)
  const activityText = useWords(officeActivityWords)
  const nameOf = ({ field, sku }: Kept[number]) => {
    const name = activityText(`field.${field}` as keyof OfficeActivityWords)
    return sku === null ? name : activityText('of', { name: sku, field: name })
  }
  return (['changed', 'irreversible'] as const).map((reason) => {
    const fields = kept.filter((each) => each.reason === reason)
    return fields.length === 0 ? null : (
      <span key={reason} className="block text-ink-muted">
        {t(`kept.${reason}`, { fields: fields.map(nameOf).join(', ') })}
      </span>
    )
  })
}
