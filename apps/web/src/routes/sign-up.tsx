import { useRegistration } from '@skafferi/domain/registration'
import { useFocusWhenDone } from '@skafferi/ui/commerce/auth-page'
import { SignUpDoneScreen } from '@skafferi/ui/screens/sign-up-done-screen'
import { SignUpScreen } from '@skafferi/ui/screens/sign-up-screen'
import { consentTexts } from '../content/legal-pages'

export default function SignUpRoute() {
  const page = useRegistration(consentTexts)
  useFocusWhenDone(page.status === 'received')
  if (page.status === 'received') return <SignUpDoneScreen email={page.email} />
  return (
    <SignUpScreen
      {...page.view}
      onChange={page.edit}
      onNext={page.next}
      onSubmit={page.next}
      onBack={page.back}
      onStep={page.openStep}
      onLicense={page.addLicense}
      onLicenseRemove={page.removeLicense}
    />
  )
}
