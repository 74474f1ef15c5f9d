import type { MadeWebhookView, OfficeState, WebhookEntry, WebhookView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'
import { StopDialog } from '../offer-parts'
import { OfficeFailure, Section } from '../page-shelf'
import { ShownOnce } from '../shown-once'
import { PageProblem } from '../page-news'
import { WebhookDialog } from './WebhookDialog'
import { WebhookList, type WebhookDeed } from './WebhookList'

/** What is done about a webhook at once. */
type Deed = 'enable' | 'disable' | 'remove' | 'test'

export interface WebhooksSectionProps {
  webhooks: OfficeState<readonly WebhookView[]>
  /** A webhook that was just made; `null` otherwise. */
  made: MadeWebhookView | null
  /** Something is being done about one. */
  busy: boolean
  /** Why it was not, in words; `null` where nothing failed. */
  problem: string | null
  /** What is wrong with an address, in the store's words; left out where nothing is. */
  urlProblem?: string
  /** Makes one; resolves to whether it was made. */
  onAdd: (entry: WebhookEntry) => Promise<boolean>
  /** Changes one; resolves to whether it was done. */
  onChange: (event: WebhookEntry & { id: string }) => Promise<boolean>
  /** Does something about one; resolves to whether it was done. */
  onDo: (event: { id: string; deed: Deed }) => Promise<boolean>
  /** Why something was not done was read: another window opens. */
  onForget: () => void
  /** The log of what one was sent, which closes by itself. */
  logOf: (webhook: WebhookView, onClose: () => void) => ReactNode
}

type Open = { what: 'new' } | { what: 'change' | 'remove' | 'log'; webhook: WebhookView }

/** Which addresses are told what happens. */
export function WebhooksSection({
  webhooks,
  made,
  busy,
  problem,
  urlProblem,
  onAdd,
  onChange,
  onDo,
  onForget,
  logOf,
}: WebhooksSectionProps) {
  const t = useWords(officeWebhooksWords)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  function show(next: Open) {
    // A secret that is still shown is not taken away.
    if (problem !== null) onForget()
    setOpen(next)
  }

  async function run(webhook: WebhookView, deed: Deed) {
    const isDone = await onDo({ id: webhook.id, deed })
    // What came of a test stands in the log.
    if (isDone && deed === 'test') setOpen({ what: 'log', webhook })
    if (isDone && deed === 'remove') close()
  }

  function start({ webhook, deed }: { webhook: WebhookView; deed: WebhookDeed }) {
    if (deed === 'change' || deed === 'remove' || deed === 'log') show({ what: deed, webhook })
    else if (!busy) void run(webhook, deed)
  }

  return (
    <Section
      title={t('hooks.title')}
      aside={
        <Button size="sm" variant="secondary" onPress={() => show({ what: 'new' })}>
          <PlusIcon size="sm" />
          {t('hooks.new')}
        </Button>
      }
    >
      <div className="grid gap-2">
        {made && (
          <ShownOnce
            key={made.secret}
            title={t('made.title', { url: made.url })}
            label={t('made.label')}
            value={made.secret}
            text={t('made.text')}
          />
        )}
        <PageProblem text={open === null ? problem : null} />
        {webhooks.status === 'loading' && (
          <SkeletonGroup label={t('hooks.loading')}>
            <Skeleton height="4rem" />
          </SkeletonGroup>
        )}
        {webhooks.status === 'failed' && (
          <OfficeFailure title={t('hooks.failed')} request={webhooks.request} onRetry={webhooks.retry} />
        )}
        {webhooks.status === 'ready' && <WebhookList webhooks={webhooks.view} onDo={start} />}
        <p className="text-xs text-ink-muted">{t('hooks.hint')}</p>
      </div>
      {open?.what === 'new' && (
        <WebhookDialog busy={busy} failure={problem} urlProblem={urlProblem} onSave={onAdd} onClose={close} />
      )}
      {open?.what === 'change' && (
        <WebhookDialog
          webhook={open.webhook}
          busy={busy}
          failure={problem}
          urlProblem={urlProblem}
          onSave={(entry) => onChange({ ...entry, id: open.webhook.id })}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <StopDialog
          words={{
            title: t('remove.title', { url: open.webhook.url }),
            text: t('remove.text'),
            stop: t('remove.do'),
            stopping: t('remove.doing'),
          }}
          busy={busy}
          problem={problem}
          onStop={() => void run(open.webhook, 'remove')}
          onClose={close}
        />
      )}
      {open?.what === 'log' && logOf(open.webhook, close)}
    </Section>
  )
}
