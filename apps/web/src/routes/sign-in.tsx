import { signInRequestLimits } from '@skafferi/api/limits'
import { useIsClosed } from '@skafferi/domain/shop/opening'
import { useSignIn } from '@skafferi/domain/shop/session'
import { SignInScreen } from '@skafferi/ui/screens/sign-in-screen'
import { useIsEndedSession } from '../app/use-ended-session'
import { useShelves } from '../app/use-shelves'

const limits = { email: signInRequestLimits.email.maxLength, password: signInRequestLimits.password.maxLength }

export default function SignInRoute() {
  const { signIn, signingIn, problem } = useSignIn()
  return (
    <SignInScreen
      limits={limits}
      busy={signingIn}
      problem={problem}
      isEnded={useIsEndedSession()}
      canApply={!useIsClosed()}
      shelves={useShelves()}
      onSignIn={signIn}
    />
  )
}
