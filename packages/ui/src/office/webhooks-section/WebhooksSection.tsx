import type { CreatedWebhookView, OfficeState, WebhookEntry, WebhookView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { PlusIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'
import { ConfirmDialog } from '../offer-parts'
import { ListContent } from '../list-page'
import { Section } from '../page-header'
import { OneTimeSecret } from '../one-time-secret'
import { PageProblem } from '../page-news'
import { WebhookDialog } from './WebhookDialog'
import { WebhookList, type WebhookAction } from './WebhookList'

/** An action that needs no dialog with fields. */
type DirectAction = 'enable' | 'disable' | 'remove' | 'test'

export interface WebhooksSectionProps {
  webhooks: OfficeState<readonly WebhookView[]>
  /** The webhook that was just created; `null` otherwise. */
  created: CreatedWebhookView | null
  /** True while an action is pending. */
  busy: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The store's error text of the URL; omitted without an error. */
  urlProblem?: string
  /** Creates a webhook. Resolves to true if it was created. */
  onAdd: (entry: WebhookEntry) => Promise<boolean>
  /** Changes a webhook. Resolves to true if it was changed. */
  onChange: (event: WebhookEntry & { id: string }) => Promise<boolean>
  /** Runs an action. Resolves to true if it was done. */
  onAction: (event: { id: string; action: DirectAction }) => Promise<boolean>
  /** Clears the failure when another dialog opens. */
  onReset: () => void
  /** Renders the delivery log of a webhook. */
  renderLog: (webhook: WebhookView, onClose: () => void) => ReactNode
}

type Open = { what: 'new' } | { what: 'change' | 'remove' | 'log'; webhook: WebhookView }

/** The webhooks, with dialogs to add and change them and their delivery logs. */
export function WebhooksSection({
  webhooks,
  created,
  busy,
  problem,
  urlProblem,
  onAdd,
  onChange,
  onAction,
  onReset,
  renderLog,
}: WebhooksSectionProps) {
  const t = useWords(officeWebhooksWords)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  function show(next: Open) {
    // Reset only after a failure, so that a new secret stays visible.
    if (problem !== null) onReset()
    setOpen(next)
  }

  async function run(webhook: WebhookView, action: DirectAction) {
    const isDone = await onAction({ id: webhook.id, action })
    // The log shows the result of a test.
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
        {created && (
          <OneTimeSecret
            key={created.secret}
            title={t('made.title', { url: created.url })}
            label={t('made.label')}
            value={created.secret}
            text={t('made.text')}
          />
        )}
        <PageProblem text={open === null ? problem : null} />
        <ListContent
          list={webhooks}
          words={{ loading: t('hooks.loading'), failed: t('hooks.failed') }}
          height="4rem"
          scope="part"
        >
          {(view) => <WebhookList webhooks={view} onAction={start} />}
        </ListContent>
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
        <ConfirmDialog
          words={{
            title: t('remove.title', { url: open.webhook.url }),
            text: t('remove.text'),
            confirm: t('remove.do'),
            confirming: t('remove.doing'),
          }}
          busy={busy}
          problem={problem}
          onConfirm={() => void run(open.webhook, 'remove')}
          onClose={close}
        />
      )}
      {open?.what === 'log' && renderLog(open.webhook, close)}
    </Section>
  )
}
