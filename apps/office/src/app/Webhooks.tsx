import { useDeliveries, useWebhooks } from '@skafferi/domain/office'
import type { WebhookView } from '@skafferi/domain/office/views'
import { useFaultTexts, useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { DeliveryLog, WebhooksSection } from '@skafferi/ui/office/webhooks-section'

/** The webhooks, as a section of the team page. */
export function Webhooks() {
  const { problem, add, change, run, reset, ...webhooks } = useWebhooks()
  const problemText = useOfficeProblem()
  const faultTexts = useFaultTexts(problem?.fields ?? {})
  return (
    <WebhooksSection
      {...webhooks}
      problem={problemText(problem)}
      urlProblem={faultTexts.url}
      onAdd={add}
      onChange={({ id, ...entry }) => change(id, entry)}
      onAction={({ id, action }) => run(action, id)}
      onReset={reset}
      renderLog={renderLog}
    />
  )
}

function Log({ webhook, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const { log, sending, problem, resend } = useDeliveries(webhook.id)
  const problemText = useOfficeProblem()
  return (
    <DeliveryLog
      url={webhook.url}
      log={log}
      sending={sending}
      problem={problemText(problem)}
      canResend={webhook.state !== 'off'}
      onResend={({ id }) => resend(id)}
      onClose={onClose}
    />
  )
}

const renderLog = (webhook: WebhookView, onClose: () => void) => <Log webhook={webhook} onClose={onClose} />
