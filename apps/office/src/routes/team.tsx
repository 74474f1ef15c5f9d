import { useApiKeys, useDeliveries, useOnlyOwner, useTeam, useWebhooks } from '@skafferi/domain/office'
import { useFaultTexts, useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TeamScreen } from '@skafferi/ui/office/team-screen'
import { ApiKeysSection } from '@skafferi/ui/office/api-keys-section'
import type { WebhookView } from '@skafferi/domain/office/views'
import { DeliveryLog, WebhooksSection } from '@skafferi/ui/office/webhooks-section'

export default function TeamRoute() {
  const { team, busy, refused, created, roleChange, run, forget } = useTeam()
  const onlyOwner = useOnlyOwner()
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  // An undo has no dialog.
  const refusedAction = refused?.command.do === 'role' && refused.command.from === null ? 'undo' : refused?.command.do
  /** The state of a dialog's own action. */
  const dialogState = (command: 'invite' | 'disable' | 'role') => ({
    busy: busy?.do === command,
    problem: refusedAction === command ? problem : null,
  })
  const [inviting, disabling, changing] = [dialogState('invite'), dialogState('disable'), dialogState('role')]
  return (
    <TeamScreen
      team={team}
      created={created}
      roleChange={roleChange}
      isOnlyOwner={onlyOwner.isShown}
      inviting={inviting}
      disabling={disabling}
      changing={changing}
      problem={inviting.problem || disabling.problem || changing.problem ? null : problem}
      busy={busy && busy.do !== 'invite' ? busy.id : null}
      onInvite={(invite) => run({ do: 'invite', ...invite })}
      onWithdraw={({ id }) => void run({ do: 'withdraw', id })}
      onRole={(change) => run({ do: 'role', ...change })}
      onUndo={({ id, from: role, version }) => void run({ do: 'role', id, role, version, from: null })}
      onPutAway={onlyOwner.putAway}
      onReset={forget}
      onDisable={({ id, keep }) => run({ do: 'disable', id, keep })}
      onAction={({ id, action }) => void run({ do: action, id })}
      integrations={
        <>
          <ApiKeys />
          <Webhooks />
        </>
      }
    />
  )
}

function ApiKeys() {
  const { problem, create, revoke, reset, ...keys } = useApiKeys()
  const problemText = useOfficeProblem()
  return (
    <ApiKeysSection
      {...keys}
      problem={problemText(problem)}
      onCreate={create}
      onRevoke={({ id }) => revoke(id)}
      onReset={reset}
    />
  )
}

function Webhooks() {
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
