import { useConsentTexts, useRegistration } from '@skafferi/domain/shop/registration'
import { useBackHandler } from '@skafferi/ui/components/layout/page-layout'
import { useFocusWhenDone } from '@skafferi/ui/commerce/account/auth-page'
import { SignUpDoneScreen } from '@skafferi/ui/screens/sign-up-done-screen'
import { SignUpScreen } from '@skafferi/ui/screens/sign-up-screen'
import { useAppliedShelf } from '../app/use-applied-shelf'

export default function SignUpRoute() {
  const shelf = useAppliedShelf()
  const consent = useConsentTexts()
  const page = useRegistration(consent.status === 'open' ? consent.texts : {})
  useFocusWhenDone(page.status === 'received')
  // No confirmation is needed to leave the first step: the input is stored in the tab.
  useBackHandler(page.status === 'open' ? page.view.step - 1 : 0, () => page.status === 'open' && page.back())
  if (page.status === 'received') return <SignUpDoneScreen email={page.email} />
  return (
    <SignUpScreen
      {...page.view}
      shelf={shelf}
      closed={consent.status === 'closed'}
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
