import { useLocation, useNavigate } from 'react-router-dom'
import { useChoosePassword, useCode } from '@skafferi/domain/shop/password-reset'
import { useFocusWhenDone } from '@skafferi/ui/commerce/account/auth-page'
import { ChoosePasswordScreen } from '@skafferi/ui/screens/choose-password-screen'
import { CodeScreen } from '@skafferi/ui/screens/code-screen'
import { useShelves } from '../app/use-shelves'
import { paths } from '../paths'

export default function OtpRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const shelves = useShelves()
  const onOpened = () => void navigate(paths.code, { replace: true })
  const { verified, verify, resend, typeEmail, ...code } = useCode({ hash, onOpened })
  useFocusWhenDone(verified)
  if (verified) return <PasswordChoice />
  return <CodeScreen {...code} shelves={shelves} onTypeEmail={typeEmail} onVerify={verify} onResend={resend} />
}

/** Shown after a correct code or a link from the shop, at the same URL. */
function PasswordChoice() {
  const { choose, ...page } = useChoosePassword()
  return <ChoosePasswordScreen {...page} shelves={useShelves()} onChoose={choose} />
}
