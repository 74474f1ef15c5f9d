import { useNavigate, useSearchParams } from 'react-router-dom'
import { useForgotPassword } from '@skafferi/domain/shop/password-reset'
import { ForgotPasswordScreen } from '@skafferi/ui/screens/forgot-password-screen'
import { useShelves } from '../app/use-shelves'
import { paths } from '../paths'

export default function ForgotPasswordRoute() {
  const [parameters] = useSearchParams()
  const { request, typeEmail, ...page } = useForgotPassword(parameters)
  const navigate = useNavigate()
  return (
    <ForgotPasswordScreen
      {...page}
      shelves={useShelves()}
      onTypeEmail={typeEmail}
      onRequest={async (event) => {
        if (await request(event)) navigate(paths.code)
      }}
    />
  )
}
