import { signInRequestLimits } from '@skafferi/api/limits'
import { useSignIn } from '@skafferi/domain/session'
import { SignInScreen } from '@skafferi/ui/screens/sign-in-screen'
import { wallShelves } from '../content/shelves'

const limits = { email: signInRequestLimits.email.maxLength, password: signInRequestLimits.password.maxLength }

export default function SignInRoute() {
  const { signIn, signingIn, problem } = useSignIn()
  return <SignInScreen limits={limits} busy={signingIn} problem={problem} shelves={wallShelves} onSignIn={signIn} />
}
