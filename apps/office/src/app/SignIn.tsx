import { useOperatorSignIn } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { OperatorSignInScreen } from '@skafferi/ui/office/sign-in-screen'
import { settings, shelves } from '../office'

/** The sign-in page. Signing in shows the page of the current URL. */
export default function SignIn() {
  const { busy, problem, signIn } = useOperatorSignIn()
  const problemText = useOfficeProblem()
  return (
    <OperatorSignInScreen
      shelves={shelves}
      demo={settings.demoOperator}
      busy={busy}
      problem={problemText(problem)}
      onSignIn={signIn}
    />
  )
}
