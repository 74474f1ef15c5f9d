import type { DeliveriesView, DeliveryView, OfficeState } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { Button } from '../../components/actions/button'
import { CheckIcon, ClockIcon, WarningIcon } from '../../components/content/icon'
import { SideSheet } from '../../components/overlays/side-sheet'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'
import { OfficeFailure } from '../page-header'

const LOOKS = {
  pending: { tone: 'info', Icon: ClockIcon, word: 'log.pending' },
  delivered: { tone: 'positive', Icon: CheckIcon, word: 'log.delivered' },
  failed: { tone: 'critical', Icon: WarningIcon, word: 'log.stopped' },
} as const

export interface DeliveryLogProps {
  /** URL of the webhook. */
  url: string
  log: OfficeState<DeliveriesView>
  /** Ids of the deliveries that are being sent again. */
  sending: readonly string[]
  /** Text of a failure; `null` otherwise. */
  problem: string | null
  /** True if deliveries can be sent again; false while the webhook is disabled. */
  canResend: boolean
  /** The user sends a delivery again. */
  onResend: (event: { id: string }) => void
  /** The user closes the log. */
  onClose: () => void
}

/** A sheet with the deliveries of a webhook and their results. */
export function DeliveryLog({ url, log, sending, problem, canResend, onResend, onClose }: DeliveryLogProps) {
  const t = useWords(officeWebhooksWords)
  const all = log.status === 'ready' ? log.view : null
  const listed = all?.deliveries.length ?? 0
  return (
    <SideSheet
      open
      title={t('log.title', { url })}
      summary={
        all && all.count > 0
          ? all.count > listed
            ? t('log.more', { shown: listed, count: all.count })
            : t('log.all', { count: all.count })
          : undefined
      }
      actions={
        <Button variant="secondary" onPress={onClose}>
          {t('log.close')}
        </Button>
      }
      onClose={onClose}
    >
      {problem !== null && (
        <p role="alert" className="pb-3 font-medium text-critical">
          {problem}
        </p>
      )}
      {log.status === 'loading' && (
        <SkeletonGroup label={t('log.loading')}>
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
      {log.status === 'failed' && (
        <OfficeFailure variant="plain" title={t('log.failed')} request={log.request} onRetry={log.retry} />
      )}
      {all && listed === 0 && <p className="text-ink-muted">{t('log.none')}</p>}
      {all && listed > 0 && (
        <ul aria-label={t('log.list')} className="text-xs">
          {all.deliveries.map((delivery) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              busy={sending.includes(delivery.id)}
              onResend={canResend ? onResend : undefined}
            />
          ))}
        </ul>
      )}
    </SideSheet>
  )
}

function Delivery({
  delivery,
  busy,
  onResend,
}: {
  delivery: DeliveryView
  busy: boolean
  onResend: DeliveryLogProps['onResend'] | undefined
}) {
  const t = useWords(officeWebhooksWords)
  const { id, type, state, attempts, status, failure, created, next } = delivery
  const { tone, Icon, word } = LOOKS[state]
  const facts = [
    t('log.tries', { tries: attempts }),
    status !== null && failure === null && t('log.answered', { status: String(status) }),
    state === 'pending' && attempts > 0 && next !== null && t('log.next', { when: next }),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0">
      <span className="me-auto grid min-w-0 basis-48">
        <b className="text-sm">{t(`event.${type}`)}</b>
        <span className="num text-ink-muted">{created}</span>
        <span className="num text-ink-muted">{facts.filter(Boolean).join(' · ')}</span>
        {failure !== null && <span className="wrap-anywhere">{failure}</span>}
      </span>
      <Badge tone={tone} icon={<Icon size="sm" />}>
        {t(word)}
      </Badge>
      {onResend && state !== 'pending' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('log.resendOf', { type: t(`event.${type}`), when: created })}
          busy={busy}
          busyLabel={t('log.resending')}
          onPress={() => onResend({ id })}
        >
          {t('log.resend')}
        </Button>
      )}
    </li>
  )
}
