import { useTeam } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TeamScreen } from '@skafferi/ui/office/team-screen'
import { Keys } from '../app/Keys'
import { Webhooks } from '../app/Webhooks'

export default function TeamRoute() {
  const { team, busy, refused, made, run } = useTeam()
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  const refusedTo = refused?.command.do
  /** What a dialog shows of a command of its own. */
  const inDialog = (command: 'invite' | 'disable') => ({
    busy: busy?.do === command,
    problem: refusedTo === command ? problem : null,
  })
  return (
    <TeamScreen
      team={team}
      made={made}
      inviting={inDialog('invite')}
      disabling={inDialog('disable')}
      problem={refusedTo === 'invite' || refusedTo === 'disable' ? null : problem}
      busy={busy && busy.do !== 'invite' ? busy.id : null}
      onInvite={(invite) => run({ do: 'invite', ...invite })}
      onWithdraw={({ id }) => void run({ do: 'withdraw', id })}
      onRole={({ id, role }) => void run({ do: 'role', id, role })}
      onDisable={({ id, keep }) => run({ do: 'disable', id, keep })}
      onDo={({ id, action }) => void run({ do: action, id })}
      programs={
        <>
          <Keys />
          <Webhooks />
        </>
      }
    />
  )
}
