import { useTeam } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TeamScreen } from '@skafferi/ui/office/team-screen'
import { ApiKeys } from '../app/ApiKeys'
import { Webhooks } from '../app/Webhooks'

export default function TeamRoute() {
  const { team, busy, refused, created, run } = useTeam()
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  const refusedAction = refused?.command.do
  /** The state of a dialog's own action. */
  const dialogState = (command: 'invite' | 'disable') => ({
    busy: busy?.do === command,
    problem: refusedAction === command ? problem : null,
  })
  return (
    <TeamScreen
      team={team}
      created={created}
      inviting={dialogState('invite')}
      disabling={dialogState('disable')}
      problem={refusedAction === 'invite' || refusedAction === 'disable' ? null : problem}
      busy={busy && busy.do !== 'invite' ? busy.id : null}
      onInvite={(invite) => run({ do: 'invite', ...invite })}
      onWithdraw={({ id }) => void run({ do: 'withdraw', id })}
      onRole={({ id, role }) => void run({ do: 'role', id, role })}
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
