import { prefetchLegalText, useLegalText } from '@skafferi/domain/shop/content'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'

export const prefetch = prefetchLegalText('privacy')

export default function PrivacyRoute() {
  return <LegalScreen kind="privacy" legal={useLegalText('privacy')} />
}
