import { useSession } from '@skafferi/domain/session'
import { SignInScreen } from '@skafferi/ui/screens/sign-in-screen'
import { wallShelves } from '../content/shelves'

export default function SignInRoute() {
  const { signIn, signingIn, problem, limits } = useSession()
  return <SignInScreen limits={limits} busy={signingIn} problem={problem} shelves={wallShelves} onSignIn={signIn} />
}
