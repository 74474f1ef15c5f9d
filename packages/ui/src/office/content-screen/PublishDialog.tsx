import type { ContentFormView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { BlockChanges } from './BlockChanges'
import { ContentPreview } from './ContentPreview'
import { useBlockWords } from './use-block-words'

export { DiscardDialog } from './DiscardDialog'

export interface PublishDialogProps {
  content: ContentFormView
  publishing: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onPublish: () => void
  onClose: () => void
}

/** The confirmation of what visitors will see. */
export function PublishDialog({ content, publishing, problem, onPublish, onClose }: PublishDialogProps) {
  const t = useWords(officeContentWords)
  const { nameOf, periodOf } = useBlockWords()
  const { page, blocks, changes, faults, catalogue } = content
  const visible = blocks.filter(({ state }) => state === 'shown' || state === 'planned')
  const empty = visible.filter(({ rule, fields }) => {
    // A shelf without entries of its own has the products that its rule finds when visitors see it.
    if (rule !== null) return false
    const lists = fields.filter((field) => field.type === 'list')
    return lists.length > 0 && lists.every(({ entries }) => entries.length === 0)
  })
  const hasFaults = Object.keys(faults).length > 0
  return (
    <Dialog
      open
      size="lg"
      title={t('publish.title', { page: t(`page.${page}`) })}
      busy={publishing}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={publishing} onPress={onClose}>
            {t('close')}
          </Button>
          <Button
            disabled={hasFaults || changes.length === 0}
            busy={publishing}
            busyLabel={t('publish.busy')}
            onPress={onPublish}
          >
            {t('publish.do')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        {hasFaults && <p className="text-critical">{t('publish.faults')}</p>}
        <section className="grid gap-1.5">
          <h3 className="font-bold">{t('publish.changes')}</h3>
          {changes.length === 0 ? (
            <p className="text-ink-muted">{t('publish.unchanged')}</p>
          ) : (
            <BlockChanges changes={changes} />
          )}
        </section>
        <section className="grid gap-1.5">
          <h3 className="font-bold">{t('publish.visitors')}</h3>
          {visible.length === 0 && <p className="text-ink-muted">{t('publish.nothing')}</p>}
          <ol className="grid gap-1 text-sm wrap-anywhere">
            {visible.map((block) => (
              <li key={block.id}>
                {nameOf(block)} <span className="text-ink-muted">{periodOf(block)}</span>
              </li>
            ))}
          </ol>
          {empty.length > 0 && (
            <p className="text-sm font-medium text-caution">
              {t('publish.empty', { count: empty.length, blocks: empty.map(nameOf).join(', ') })}
            </p>
          )}
          {visible.length < blocks.length && (
            <p className="text-sm text-ink-muted">{t('publish.hidden', { count: blocks.length - visible.length })}</p>
          )}
        </section>
        <ContentPreview
          page={page}
          state="draft"
          catalogue={catalogue}
          blocks={blocks.filter(({ state }) => state === 'shown').map(({ preview }) => preview)}
        />
      </div>
    </Dialog>
  )
}
