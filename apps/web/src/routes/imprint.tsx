import { prefetchLegalText, useLegalText } from '@skafferi/domain/shop/content'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'

export const prefetch = prefetchLegalText('imprint')

export default function ImprintRoute() {
  return <LegalScreen kind="imprint" legal={useLegalText('imprint')} />
}
