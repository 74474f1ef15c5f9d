import { prefetchLegalText, useLegalText } from '@skafferi/domain/shop/content'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'

export const prefetch = prefetchLegalText('terms')

export default function TermsRoute() {
  return <LegalScreen kind="terms" legal={useLegalText('terms')} />
}
