import { useTeam } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TeamScreen } from '@skafferi/ui/office/team-screen'
import { Keys } from '../app/Keys'
import { Webhooks } from '../app/Webhooks'

export default function TeamRoute() {
  const { team, busy, refused, made, run } = useTeam()
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  const isInvite = refused?.command.do === 'invite'
  return (
    <TeamScreen
      team={team}
      made={made}
      inviting={{ busy: busy?.do === 'invite', problem: isInvite ? problem : null }}
      problem={isInvite ? null : problem}
      busy={busy && busy.do !== 'invite' ? busy.id : null}
      onInvite={(invite) => run({ do: 'invite', ...invite })}
      onWithdraw={({ id }) => void run({ do: 'withdraw', id })}
      onRole={({ id, role }) => void run({ do: 'role', id, role })}
      onDo={({ id, deed }) => void run({ do: deed, id })}
      programs={
        <>
          <Keys />
          <Webhooks />
        </>
      }
    />
  )
}
