import type { WebhookView } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { CheckIcon, CloseIcon, PencilIcon, WarningIcon } from '../../components/content/icon'
import { Menu } from '../../components/actions/menu'
import { useLocale, useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'

const LOOKS = {
  on: { tone: 'positive', Icon: CheckIcon },
  failing: { tone: 'caution', Icon: WarningIcon },
  off: { tone: 'neutral', Icon: CloseIcon },
} as const

/** An action on a webhook. */
export type WebhookAction = 'log' | 'test' | 'change' | 'disable' | 'enable' | 'remove'

const ACTIONS = {
  enabled: ['log', 'test', 'change', 'disable', 'remove'],
  off: ['log', 'change', 'enable', 'remove'],
} as const

export interface WebhookListProps {
  webhooks: readonly WebhookView[]
  /** The user chooses an action. */
  onAction: (event: { webhook: WebhookView; action: WebhookAction }) => void
}

/** A list of webhooks with their events and states. */
export function WebhookList({ webhooks, onAction }: WebhookListProps) {
  const t = useWords(officeWebhooksWords)
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  if (webhooks.length === 0)
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('hooks.none')}</p>
  return (
    <ul aria-label={t('hooks.title')} className="rounded-lg border border-line bg-surface text-xs">
      {webhooks.map((webhook) => {
        const { id, url, events, state, since, responsible } = webhook
        const { tone, Icon } = LOOKS[state]
        return (
          <li
            key={id}
            className={
              'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 ' +
              'md:grid md:grid-cols-[minmax(0,1fr)_14rem_6.5rem_auto]'
            }
          >
            <span className="grid min-w-0 max-md:basis-full">
              <b className="text-sm wrap-anywhere">{url}</b>
              <span className="text-ink-muted">{list.format(events.map((event) => t(`event.${event}`)))}</span>
            </span>
            <span className="num grid text-ink-muted max-md:basis-full">
              <span>{t(`since.${state}`, { when: since })}</span>
              {responsible !== null && <span>{t('responsible', { name: responsible })}</span>}
            </span>
            <span>
              <Badge tone={tone} icon={<Icon size="sm" />}>
                {t(`state.${state}`)}
              </Badge>
            </span>
            <span className="ms-auto">
              <Menu
                label={t('do.of', { url })}
                icon={<PencilIcon />}
                items={ACTIONS[state === 'off' ? 'off' : 'enabled'].map((action) => ({
                  id: action,
                  label: t(`do.${action}`),
                }))}
                onSelect={({ id: action }) => onAction({ webhook, action: action as WebhookAction })}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
