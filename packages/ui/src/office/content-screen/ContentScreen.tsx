import type { BlockKind, ContentChange, ContentFormView, OfficeState } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/actions/button'
import { Menu } from '../../components/actions/menu'
import { BannerMessage } from '../../components/feedback/banner-message'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeContentWords } from '../../words/generated/office-content'
import { OfficeFailure, PageHeader } from '../page-header'
import { PageProblem } from '../page-news'
import { ContentForm, type ContentFormProps } from './ContentForm'
import type { ContentHistoryProps } from './ContentHistory'
import { ContentPages, type ContentPagesProps } from './ContentPages'
import { BlockChanges } from './BlockChanges'

const LazyContentHistory = lazyWithRetry(() =>
  import('./ContentHistory').then(({ ContentHistory }) => ({ default: ContentHistory })),
)

const LazyDiscardDialog = lazyWithRetry(() =>
  import('./PublishDialog').then(({ DiscardDialog }) => ({ default: DiscardDialog })),
)

const LazyPublishDialog = lazyWithRetry(() =>
  import('./PublishDialog').then(({ PublishDialog }) => ({ default: PublishDialog })),
)

export interface ContentScreenProps
  extends Omit<ContentFormProps, 'content' | 'incomplete' | 'selected' | 'onSelect'>, ContentPagesProps {
  /** The form of the current page. */
  content: OfficeState<ContentFormView>
  /** The published versions. */
  history: ContentHistoryProps
  /** URL of the shop. */
  shopHref: string
  /** What a colleague changed since the page was read, and the colleague's name; `null` if it is unknown. */
  remote: { by: string | null; changes: readonly ContentChange[] }
  /** True while the draft is being published. */
  publishing: boolean
  /** True while the draft is being discarded. */
  discarding: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** Adds a block at the end. Returns its id. */
  onAdd: (event: { kind: BlockKind }) => string
  /** The user keeps what they typed, and dismisses the remote changes. */
  onKeepMine: () => void
  /** The user gives up what they typed for the remote changes. */
  onLoadTheirs: () => void
  /** Publishes the draft. Resolves to true if it was done. */
  onPublish: () => Promise<boolean>
  /** Discards the saved draft. Resolves to true if it was done. */
  onDiscardDraft: () => Promise<boolean>
  /** A dialog was closed: the failure is no longer shown. */
  onReset: () => void
}

/** The pages of the shop that the seller edits as lists of blocks. */
export function ContentScreen(props: ContentScreenProps) {
  const { content, pages, current, history, shopHref, remote, editable, problem } = props
  const { publishing, discarding, onAdd, onPublish, onDiscardDraft, onReset } = props
  const t = useWords(officeContentWords)
  const office = useWords(officeWords)
  const [open, setOpen] = useState<'history' | 'publish' | 'discard' | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [incomplete, setIncomplete] = useState<ContentFormProps['incomplete']>(null)
  const [page, setPage] = useState(current)
  const view = content.status === 'ready' ? content.view : null
  // Publishing was tried on another page.
  if (page !== current) {
    setPage(current)
    setIncomplete(null)
  }

  /** Opens the dialog, or the block of the first field that must be filled in before. */
  function beginPublishing({ blocks, missing }: ContentFormView) {
    onReset()
    const [name] = missing
    setIncomplete(name === undefined ? null : { name })
    if (name === undefined) setOpen('publish')
    else setSelected(blocks.find(({ id }) => name.startsWith(`${id}.`))?.id ?? null)
  }

  function closeDialog() {
    setOpen(null)
    onReset()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={office('place.content')}
        line="none"
        actions={
          <>
            <LinkButton variant="quiet" href={shopHref}>
              {t('see')}
            </LinkButton>
            <Button variant="secondary" onPress={() => setOpen('history')}>
              {t('history')}
            </Button>
            {editable && view && view.kinds.length > 0 && (
              <Menu
                label={t('block.add')}
                items={view.kinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
                onSelect={({ id }) => setSelected(onAdd({ kind: id as BlockKind }))}
              />
            )}
            {editable && view && (
              <Button disabled={view.changes.length === 0} onPress={() => beginPublishing(view)}>
                {t('publish')}
              </Button>
            )}
          </>
        }
      />
      <ContentPages pages={pages} current={current} />
      <PageProblem text={open === 'publish' || open === 'discard' ? null : problem} />
      {!editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {remote.changes.length > 0 && <RemoteContent {...props} />}
      {view?.saved && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-ink-muted">
          {view.saved.by === null
            ? t('saved', { time: view.saved.time.text })
            : t('savedBy', { time: view.saved.time.text, name: view.saved.by })}
          {editable && (
            <Button size="sm" variant="quiet" onPress={() => setOpen('discard')}>
              {t('discard')}
            </Button>
          )}
        </p>
      )}
      {content.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {content.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={content.request} onRetry={content.retry} />
      )}
      {view && (
        <ContentForm
          key={current}
          {...props}
          content={view}
          incomplete={incomplete}
          selected={selected}
          onSelect={({ id }) => setSelected(id)}
        />
      )}
      <LazyBoundary onClose={() => setOpen(null)}>
        {open === 'history' && (
          <LazyContentHistory
            {...history}
            page={current}
            open
            onPutBack={
              history.onPutBack &&
              (() => {
                history.onPutBack?.()
                setOpen(null)
              })
            }
            onLeave={() => setOpen(null)}
          />
        )}
        {open === 'publish' && view && (
          <LazyPublishDialog
            content={view}
            publishing={publishing}
            problem={problem}
            onPublish={() => void onPublish().then((isDone) => isDone && setOpen(null))}
            onClose={closeDialog}
          />
        )}
        {open === 'discard' && (
          <LazyDiscardDialog
            busy={discarding}
            problem={problem}
            onConfirm={() => void onDiscardDraft().then((isDone) => isDone && setOpen(null))}
            onClose={closeDialog}
          />
        )}
      </LazyBoundary>
    </div>
  )
}

function RemoteContent({
  remote: { by, changes },
  onKeepMine,
  onLoadTheirs,
}: Pick<ContentScreenProps, 'remote' | 'onKeepMine' | 'onLoadTheirs'>) {
  const t = useWords(officeContentWords)
  const title = by === null ? t('remote') : t('remoteBy', { name: by })
  return (
    <section aria-label={title} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onPress={onLoadTheirs}>
              {t('remote.theirs')}
            </Button>
            <Button size="sm" variant="secondary" onPress={onKeepMine}>
              {t('remote.mine')}
            </Button>
          </span>
        }
      >
        <p className="font-bold">{title}</p>
        <p>{t('remote.text')}</p>
      </BannerMessage>
      <BlockChanges changes={changes} />
    </section>
  )
}
