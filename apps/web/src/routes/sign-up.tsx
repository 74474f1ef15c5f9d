import { useRegistration } from '@skafferi/domain/shop/registration'
import { useBackHandler } from '@skafferi/ui/components/layout/page-layout'
import { useFocusWhenDone } from '@skafferi/ui/commerce/account/auth-page'
import { SignUpDoneScreen } from '@skafferi/ui/screens/sign-up-done-screen'
import { SignUpScreen } from '@skafferi/ui/screens/sign-up-screen'
import { consentTexts } from '../content/legal-pages'

export default function SignUpRoute() {
  const page = useRegistration(consentTexts)
  useFocusWhenDone(page.status === 'received')
  // No confirmation is needed to leave the first step: the input is stored in the tab.
  useBackHandler(page.status === 'open' ? page.view.step - 1 : 0, () => page.status === 'open' && page.back())
  if (page.status === 'received') return <SignUpDoneScreen email={page.email} />
  return (
    <SignUpScreen
      {...page.view}
      onChange={page.edit}
      onNext={page.next}
      onSubmit={page.next}
      onBack={page.back}
      onStep={page.openStep}
      onStartOver={page.startOver}
      onLicense={page.addLicense}
      onLicenseRemove={page.removeLicense}
    />
  )
}
