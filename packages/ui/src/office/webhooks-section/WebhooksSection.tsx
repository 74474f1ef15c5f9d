import type { CreatedWebhookView, OfficeState, WebhookEntry, WebhookView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'
import { StopDialog } from '../offer-parts'
import { OfficeFailure, Section } from '../page-header'
import { OneTimeSecret } from '../one-time-secret'
import { PageProblem } from '../page-news'
import { WebhookDialog } from './WebhookDialog'
import { WebhookList, type WebhookAction } from './WebhookList'

/** What is done about a webhook at once. */
type ActivityEntry = 'enable' | 'disable' | 'remove' | 'test'

export interface WebhooksSectionProps {
  webhooks: OfficeState<readonly WebhookView[]>
  /** A webhook that was just made; `null` otherwise. */
  made: CreatedWebhookView | null
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
  onDo: (event: { id: string; action: ActivityEntry }) => Promise<boolean>
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

  async function run(webhook: WebhookView, action: ActivityEntry) {
    const isDone = await onDo({ id: webhook.id, action })
    // What came of a test stands in the log.
    if (isDone && action === 'test') setOpen({ what: 'log', webhook })
    if (isDone && action === 'remove') close()
  }

  function start({ webhook, action }: { webhook: WebhookView; action: WebhookAction }) {
    if (action === 'change' || action === 'remove' || action === 'log') show({ what: action, webhook })
    else if (!busy) void run(webhook, action)
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
          <OneTimeSecret
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
