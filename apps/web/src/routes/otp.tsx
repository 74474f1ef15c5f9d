import { useChoosePassword, useCode } from '@skafferi/domain/password-reset'
import { useFocusWhenDone } from '@skafferi/ui/commerce/auth-page'
import { ChoosePasswordScreen } from '@skafferi/ui/screens/choose-password-screen'
import { CodeScreen } from '@skafferi/ui/screens/code-screen'
import { wallShelves } from '../content/shelves'

export default function OtpRoute() {
  const { verified, verify, resend, typeEmail, ...code } = useCode()
  useFocusWhenDone(verified)
  if (verified) return <PasswordChoice />
  return <CodeScreen {...code} shelves={wallShelves} onTypeEmail={typeEmail} onVerify={verify} onResend={resend} />
}

/** What a right code is good for: it is changed for the choice of a password, at the same address. */
function PasswordChoice() {
  const { choose, ...page } = useChoosePassword()
  return <ChoosePasswordScreen {...page} shelves={wallShelves} onChoose={choose} />
}
