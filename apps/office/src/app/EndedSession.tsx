import { useOperatorSignIn } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SessionEnded } from '@skafferi/ui/office/sign-in-screen'
import { settings } from '../office'

interface EndedSessionProps {
  open: boolean
  /** Whose session it was. */
  email: string
  onLeave: () => void
}

/** The door over a page whose session has ended: what was typed stays behind it. */
export function EndedSession({ open, email, onLeave }: EndedSessionProps) {
  const { busy, problem, signIn } = useOperatorSignIn()
  const problemText = useOfficeProblem()
  return (
    <SessionEnded
      open={open}
      email={email}
      demo={settings.demoOperator}
      busy={busy}
      problem={problemText(problem)}
      onSignIn={signIn}
      onLeave={onLeave}
    />
  )
}
