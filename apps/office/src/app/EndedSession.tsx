import { useOperatorSignIn } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SessionEnded } from '@skafferi/ui/office/sign-in-screen'
import { settings } from '../office'

interface EndedSessionProps {
  /** The e-mail address of the ended session. */
  email: string
  onLeave: () => void
}

/** A sign-in dialog over a page whose session has ended; input on the page is kept. */
export default function EndedSession({ email, onLeave }: EndedSessionProps) {
  const { busy, problem, signIn } = useOperatorSignIn()
  const problemText = useOfficeProblem()
  return (
    <SessionEnded
      open
      email={email}
      demo={settings.demoOperator}
      busy={busy}
      problem={problemText(problem)}
      onSignIn={signIn}
      onLeave={onLeave}
    />
  )
}
